// Arrays, references, explicit conversions to bool, elements of ranges, braces and constants.
struct P { int x; };
int f1(int *x) { int z[3] = x; int w[2] = 5; int y[3] = z; P a[2] = 3; char d[4] = 'a'; return 0; }
int g1() { return reinterpret_cast<int &>(3) + static_cast<int &>(3); }
struct XB { explicit operator bool() const; };
bool h1(XB x) { bool a = x; bool b(x); bool c{x}; bool d = bool(x); bool e = !x; void tk(bool); tk(x); if (x && x) { } a = x; return x; }
void sw(XB y) { switch (y) { } }
void t2() { try { } catch () { } }
void t4(int n) { new int &; new int[2]{1, 2, 3}; }
int al(int x) { return alignof(x) + __alignof__(x); }
decltype(nope) dd;
P mk();
P *ad = &mk();
void la() { int a[3]; for (char *c : a) { } for (P q : a) { } P ps[2]; for (int i : ps) { } for (P &r : a) { } }
char mc = 'ab';
struct S0 { int x, y; };
S0 s0 = {{1}, 2};
const S0 n0;
struct CV { operator int(); operator long(); };
void td(double);
void tc(CV c) { td(c); }
