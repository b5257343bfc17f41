// shows: temporaries that a conversion function and a standard conversion convert
// prelude: none
struct C { operator char(); C(int = 0); C(int, int); };
struct T { operator char(); };
int t(int x) {
  x = C() + 1; x = C(1) + 1; x = C(1, 2) + 1; x = T() + 1; x = T{} + 1; x = C{} + 1; x = C{1} + 1; x = C{1, 2} + 1; x = (C)1 + 1; x = C(x) + 1;
  x = C(); x = T(); x += C(1); x = C(1) + x; x = -C(1); x = !T(); x = C(1, 2); bool b = C(); x = C() && x; x = C(1) + C(2); x = b ? C(1) : C(2);
  long y = C(1) + 1L; return T() + 1;
}
