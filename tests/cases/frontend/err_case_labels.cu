// prelude: none
// Case labels of other types than the switch, and ranges of them.
enum E { a };
enum class C { c };
void f(int x, E e, C c, char h, const char *s, double d) {
    switch (x) { case "b": case nullptr: case f: break; }
    switch (e) { case "a": case C::c: case 1.5: break; }
    switch (c) { case "a": case a: break; }
    switch (h) { case 1.5: break; }
    switch (s) { case "a": break; case 1: break; }
    switch (d) { case 1.5: break; case 2: break; }
    switch (x) { case 1 ... 5: break; case 5 ... 1: break; case 3: break; case 8 ... 8: break; case 7 ... 9: break; }
}
