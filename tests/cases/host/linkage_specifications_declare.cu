// shows: a declaration directly behind a linkage-specification is extern; names after a dot are found in the class of the object
// flags: -w --frandom-seed=7
// prelude: none
namespace N { struct S { int k; void f(); static int st; }; struct D : S { int k; }; template<class T> struct TT { int a; }; }
void g(N::S s, N::D d, N::D *p, N::TT<int> t) { s.S::k = 1; s.N::S::k = 2; s.S::f(); d.S::k = 3; d.D::k = 4; p->S::k = 5; p->N::D::k = 1; t.TT::a = 1; t.TT<int>::a = 2; p->D::S::k = 4; }
extern "C" int v; int v; extern "C" int w; int w = 3; extern "C" void cf(); void cf() {} extern "C" { extern int z; } int z; extern int arr2[]; int arr2[3];
extern "C" const int ci = 3; extern "C" int defd = 3; extern "C++" int cpp; namespace Q { extern "C" int nv; int nv; } void lf() { extern int v; }
struct XX { XX(); }; extern "C" XX xx; extern "C" struct YY { int a; } yy;
