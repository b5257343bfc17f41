// shows: a namespace that a class hides is named by its own name from inside, and by the other one from outside wherever functions are open
namespace q { namespace d {
 template<class T> void ft(T); template<class T> void fo(T); void fo(int); void fo(char); void fn(int); template<int I, class T> void fi(T); template<class T> int sv(); template<class T> constexpr int vv = 1; struct S { S(int); static int m(); }; template<class T> struct C { static int m(); };
 int nv;
} struct ag { struct d {}; }; namespace d { int after; 
template<class T> void inside(T t) { q::d::ft(t); q::d::fo(t); q::d::fn(t); q::d::fi<1>(t); q::d::sv<T>(); int a = q::d::vv<T>; q::d::fo(1); q::d::ft(1); q::d::fn(1); q::d::nv = 2; d::ft(t); d::fo(t); d::sv<int>(); q::d::sv<int>(); }
namespace e { template<class T> void inside2(T t) { q::d::ft(t); q::d::fo(t); q::d::fn(t); q::d::fi<1>(t); q::d::sv<T>(); int a = q::d::vv<T>; q::d::S s(t); q::d::C<T>::m();} 
template<class T> struct Z { static void f(T t) { q::d::ft(t); q::d::sv<T>(); int b[q::d::sv<T>()]; } int x; Z(T t) : x(q::d::sv<T>()) { q::d::fo(t); q::d::fo(this); } }; }
}
template<class T> void out(T t) { d::ft(t); d::fo(t); d::fn(t); d::fi<1>(t); d::sv<T>(); int a = d::vv<T>; d::S s(t); d::C<T>::m(); d::S::m(); d::fo(1); d::ft(1); d::fn(1); d::nv = 3; q::d::ft(t); q::d::fo(t); q::d::fn(t); ::q::d::ft(t); ::q::d::sv<T>(); d::sv<int>(); q::d::sv<int>(); d::fi<1>(2); d::fi<1,int>(2); d::C<int>::m();}
template<class T> struct O { T a[3]; T *p; void f(T t) { d::ft(a + 1); d::ft(t); d::fo(p, t); d::fo(p); d::fn(a[0]); d::fi<1>(p); d::fo(this); d::ft(this); d::ft(*this); d::ft(sizeof(T)); d::sv<T>(); d::ft(1); } };
inline void plain() { d::ft(1); d::fo(1); d::fn(1); d::sv<int>(); d::fi<1>(2); }
}
namespace r { template<class T> void away(T t) { q::d::ft(t); q::d::fo(t); q::d::fn(t); q::d::fi<1>(t); q::d::sv<T>(); int a = q::d::vv<T>; q::d::ft(1); q::d::sv<int>();} }
namespace q { namespace d { template<class T> __global__ void k(T t) { t = 1; } template<> __global__ void k(char t) {} namespace e { template<class T> __global__ void k2(T t) { t = 1; } } } template<class T> __global__ void k3(T t); }
namespace z { namespace d { struct X {}; template<class T> struct Y {}; struct N { struct X {}; }; template<class T> void g(T) {} enum E { e1 }; int v; namespace in { struct W {}; } void h(); } struct ag { struct d {}; }; namespace d { namespace e { struct X {}; template<class T> struct Y {}; enum E {}; z::d::X a; z::d::Y<int> b; z::d::E c = z::d::e1; void h(z::d::X, z::d::Y<char>); struct in {}; z::d::in::W w; template<class T> struct K { z::d::X a; z::d::Y<T> b; z::d::E c = z::d::e1; z::d::in::W w; void f() { z::d::g(a); z::d::g(b); z::d::h(); } }; struct g {}; template<class T> void gg(T t) { z::d::g(t); } } struct F { friend void k(e::X); friend void k2(F) {} };
template<class T> struct G { friend void k2(G) {} template<class U> friend void k3(G<U>) {} friend struct Q; };
struct P { P(int); int m; void f(); }; P::P(int a) : m(a) {} void P::f() {} template<class T> struct PT { void f(); static int s; }; template<class T> void PT<T>::f() { g(this); z::d::g(this); z::d::g<T>(1); } template<class T> int PT<T>::s = 1; } 
d::P op(d::X x, d::Y<d::X> y) { return 1; } }
struct d2 {};
template<class T> void zz(T t) { z::d::g(t); } 
using namespace z;
namespace z { template<> void d::g(int) {} template void d::g(char); template<> struct d::Y<int*> {}; }
template<> void z::d::g(long) {} 
__global__ void pk(z::d::X) {}
namespace z { namespace d { __global__ void pk4(z::d::X, e::X) {} } __global__ void pk5(d::X); } __global__ void z::pk5(d::X x) {}
void launch() { pk<<<1,1>>>(z::d::X()); z::d::pk4<<<1,1>>>(z::d::X(), z::d::e::X()); }
