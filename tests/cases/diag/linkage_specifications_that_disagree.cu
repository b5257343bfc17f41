// prelude: none
extern "C" void c1(int); extern "C++" void c1(int);
extern "C" { void c2(int); } extern "C++" { void c2(int); }
extern "C" { void c3(int); } void c3(int);
extern "C" { void c4(int); } extern "C++" { extern "C" void c4(int); }
extern "C" int v1; extern "C++" int v1; 
extern "C" { int v2; } extern "C++" { extern int v2; }
extern "C++" int v3; extern "C" int v3;
extern "C" { int v4; } extern int v4;
extern "C" { namespace N { void d1(); } } namespace N { extern "C++" void d1(); }
extern "C" void e1(); namespace M { extern "C++" void e1(); }
extern "C" void e2(); namespace M { extern "C" void e2(); } namespace M { extern "C++" void e2(); }
extern "C" { struct S { void m(); static int s; }; } extern "C++" { void S::m() {} int S::s; }
extern "C++" { struct S2 { friend void c2(int); friend void nw(); }; } extern "C" void nw();
extern "C" static void st1(); extern "C++" static void st1();
extern "C" { static void st2(); static int sv; } extern "C++" { static void st2() {} extern int sv; }
extern "C" void f1(int) { } extern "C++" void f1(int) {}
extern "C" { void h1(); extern "C++" { void h2(); } void h2(); }
extern "C++" void i1(); extern "C" void i1(); extern "C++" void i1();
extern "C" const int k1 = 3; extern "C++" const int k1;
extern "C++" { extern "C" { void j1(); } void j1(); }
extern "C" { extern "C++" template <class T> void t1(); } extern "C++" { template <class T> void t1() {} }
extern "C" { void ol(int); extern "C++" void ol(char); extern "C++" void ol(int); }
extern "C" typedef void FT(); FT ff; extern "C++" FT ff;
int y1; extern "C" int y1; extern int y2; extern "C" { extern int y2; } extern "C" { extern int y3; } extern int y3; extern "C" int y3; extern "C++" { int y3; }
template <class T> T vt; extern "C" namespace Q { int q1; } extern "C++" namespace Q { extern int q1; } namespace R { int q1; } extern "C" { namespace W { extern int y1; } } extern "C++" { static int sq; } extern "C" int sq; static int sq2; extern "C" int sq2;
extern "C" char y9; extern "C++" long y9;
