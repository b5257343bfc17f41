// prelude: none
// Types that are defined where a type is only named.
void f(struct Q *); int g(struct R { int x; } r); int h(enum E { a } e); auto o = [](struct V { int x; } v) {};
template <class T> void p(struct T1 { int x; } *); template <struct X { int x; } *> void q();
struct K { void f(struct K1 { int x; }); K(struct K2 { int x; }); friend void fr(struct FI {}); };
void *w = new struct W { int x; }; template <class T> using A2 = struct { int x; }; template <class T = struct DD {}> struct DT;
int y = static_cast<struct SC {} *>(nullptr) == 0; void u() { try {} catch (struct C1 { int x; }) {} }
using A1 = struct { int x; }; using A5 = enum { zz1 }; using A6 = struct NM { int i; }; typedef struct T3 { int x; } T4; struct T5 { int x; } t5;
void s() { for (struct L { int x; } l;;) {} }
