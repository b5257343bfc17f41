// flags: --il_display
// prelude: none
// Conditions with declarations and init-statements.
struct C { C(); ~C(); explicit operator bool() const; int v; }; struct D { int v; operator int() const; };
int g(); C mk(); D md();
int f() {
    int x;
    if (x = g(); x) return 1;
    if (int b = g(); int e = b) return e;
    if (int q = 1, r = 2; q < r) return q;
    if constexpr (int z = 3; sizeof(int) == 4) x = z;
    switch (x = 4; x) { default: ; }
    while (C c = mk()) { x++; if (x) break; }
    if (D d = md()) { return d; }
    switch (D d = md()) { case 1: ; }
    if (int k = g(); C m = mk()) { }
    if (C c; c) { C inner; } else { return 4; }
    for (int a = 0; C cc = mk(); a++) { }
    if (typedef int T; T(g())) {}
    if (C(), g()) {}
    while (mk().v) {}
    return 0;
}
