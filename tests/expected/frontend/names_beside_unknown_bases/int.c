# 1 "names_beside_unknown_bases.cu"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
# 1

#pragma GCC diagnostic ignored "-Wattributes"
#pragma GCC diagnostic push
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"
# 1
#pragma GCC diagnostic ignored "-Wunused-function"
# 1
static char __nv_inited_managed_rt = 0; static void **__nv_fatbinhandle_for_managed_rt; static void __nv_save_fatbinhandle_for_managed_rt(void **in){__nv_fatbinhandle_for_managed_rt = in;} static char __nv_init_managed_rt_with_module(void **); static inline void __nv_init_managed_rt(void) { __nv_inited_managed_rt = (__nv_inited_managed_rt ? __nv_inited_managed_rt                 : __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));}
# 1
#pragma GCC diagnostic pop
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"

# 1
#define __nv_is_extended_device_lambda_closure_type(X) false
#define __nv_is_extended_host_device_lambda_closure_type(X) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false
#if defined(__nv_is_extended_device_lambda_closure_type) && defined(__nv_is_extended_host_device_lambda_closure_type)&& defined(__nv_is_extended_device_lambda_with_preserved_return_type)
#endif

# 1
# 3
namespace std { 
# 4
struct Header { int h; }; template< class T> struct KC { }; typedef Header HT; template< class T> struct KI { typedef int type; }; 
# 5
template< class A> struct O { typedef typename A::N NA; 
# 6
struct I1 : public std::Header, public NA { }; 
# 7
struct I2 : public NA, public std::Header { }; 
# 8
struct I3 : public KC< A> , public std::Header { }; 
# 9
struct I4 : public A, public std::HT { }; 
# 10
struct I5 : public A, public std::KC< int>  { }; 
# 11
struct I6 : public A, public std::Header { }; 
# 12
struct I7 : public A { struct J : public std::Header { std::Header h; }; std::Header h; std::HT g; std::Header f(std::Header); std::KC< int>  k; }; 
# 13
struct I8 : public A, virtual protected std::Header { }; 
# 14
}; 
# 15
template< class T> struct X1 : public T, public Header { }; 
# 16
template< class T> struct X2 : public KC< T> , public Header { }; 
# 17
template< class T> struct X3 : public Header, public T { }; 
# 18
template< class T> struct X4 : public T, public KC< int> , public KC< T> , public KI< T> ::type { }; 
# 19
template< class T> struct X5 : public T, public X3< T>  { }; 
# 20
namespace in { struct IH { }; template< class T> struct X6 : public T, public IH, public std::Header { }; }
# 21
template< class T> struct X7 : public T, public in::IH { }; 
# 22
struct Inh { template< class T> struct Q : public T, public std::Header { }; }; 
# 23
}
# 24
struct G { }; 
# 25
template< class T> struct X8 : public T, public G { }; 
# 26
template< class T> struct X9 : public T, public std::Header { struct W : public ::G { }; }; 
# 27
struct NB4 { NB4 *l; }; 
# 28
template< class A> struct AT4 { static A _S_sel(const A &); }; 
# 29
template< class T> struct KC4 { T _M_kc; }; 
# 30
template< class K, class C, class A> class Tree4 { 
# 31
typedef AT4< A>  Alloc_traits; 
# 32
struct Impl3 : public A { Impl3(const Impl3 &x) : A(Alloc_traits::_S_sel(x)) { } Impl3(int) { Alloc_traits::_S_sel(*this); } int m(A a) { return Alloc_traits::_S_sel(a).x; } }; 
# 33
struct Impl4 { A a; Impl4(const Impl4 &x) : a(Alloc_traits::_S_sel(x.a)) { } Impl4(int) { Alloc_traits::_S_sel(a); } }; 
# 34
C kc; KC4< C>  impl; 
# 35
typedef NB4 *BP; typedef const NB4 *CBP; typedef struct Node { int v; } *LT; typedef const Node *CLT; 
# 36
static const K &ov(CLT x); static const K &ov(CBP x); 
# 37
static const K &one(CBP x); 
# 38
const K &nov(CLT x); const K &nov(CBP x); 
# 39
const K &none(CBP x); 
# 40
template< class Q> static const K &tov(Q); 
# 41
static int iov(CLT x); static int iov(CBP x); 
# 42
int r(BP p) { 
# 43
(kc)(ov(p)); (kc)((one)(p)); (kc)(nov(p)); (kc)(none(p)); (kc)(tov(p)); (kc)(iov(p)); 
# 44
(impl)._M_kc(ov(p)); (impl)._M_kc((one)(p)); (impl)._M_kc(nov(p)); (impl)._M_kc(none(p)); (impl)._M_kc(iov(p)); 
# 45
K k = ov(p); K k2 = (one)(p); int k3 = iov(p); k = ov(p); k3 = iov(p); k == ov(p); k3 + iov(p); 
# 46
C()(ov(p)); C()((one)(p)); (kc).f(ov(p)); A::g(ov(p)); A::g(iov(p)); (C)ov(p); static_cast< C>(ov(p)); (C)ov(p); ov(p).m(); ov(p); iov(p); 
# 47
if (ov(p)) { return iov(p); }  
# 48
return ov(p); 
# 49
} 
# 50
}; 
# 51
template< class K> class Tree5 { 
# 52
struct Node { int v; }; 
# 53
static int a(int *); static int a(char *); 
# 54
static int b(int *); static int b(Node *); 
# 55
static int c(int *); static int c(K); 
# 56
static int d(int *); static K d(char *); 
# 57
static int e(int *); static int e(char *, K); 
# 58
static int f(int *, Node *); static int f(char *); 
# 59
static int g(int *, K = K()); 
# 60
static int h(int *); static int h(Tree5); 
# 61
static int i(int *); static int i(Tree5 *, int); 
# 62
static int j(void *); static int j(K *); 
# 63
static K k(int *); static K k(char *); 
# 64
int r(int *p, K q) { int z = ((((((((((a)(p) + b(p)) + c(p)) + (d)(p)) + e(p)) + f(p, nullptr)) + (g)(p)) + h(p)) + i(p)) + j(p)) + (k)(p); (a)(p); b(p); c(p); (d)(p); e(p); f(p, nullptr); (g)(p); h(p); i(p); j(p); (k)(p); c(q); j(&q); return 0; } 
# 65
}; 
# 66
template< class A> struct AT6 { static A s(const A &); typedef int x; template< class Q> static int f(); static const int val = 1; template< class Q> struct R { static int v(); }; }; 
# 67
struct ST6 { static int s(int); static const int val = 2; typedef int x; }; 
# 68
template< class K, class A> class Tree6 { 
# 69
typedef AT6< A>  Traits; typedef ST6 Solid; typedef AT6< int>  Inst; template< class Q> using AL = AT6< Q> ; typedef K Kt; 
# 70
static int help(int); static const int cst = 1; enum E { e1}; struct Node { int n; static int s(); }; 
# 71
struct Impl3 : public A { Impl3(const Impl3 &x) : A(Traits::s(x)) { } 
# 72
int m(A a) { typename AT6< A> ::x v; AT6< A> ::template f< int> (); typename Tree6< K, A> ::Traits t; int z = (sizeof(typename Tree6< K, A> ::Traits)); z = Traits::val; Traits::s(a); AL< A> ::s(a); AL< K> ::val; Solid::s(z); ::ST6::x q; Inst::s(1); Inst::val; Traits::template R< int> ::v(); Kt::g(); Kt::h(a); (void)Kt::val; (Tree6< K, A> ::help)(1); z = cst; z = e1; typename Tree6< K, A> ::Node n; Node::s(); typename Tree6< K, A> ::Traits *pt = ((typename Tree6< K, A> ::Traits *)0); return Traits::s(a).x; } 
# 73
typename AT6< A> ::x mem; typename Tree6< K, A> ::Traits mt; typename Tree6< K, A> ::Kt km; int arr[Traits::val]; static int sm(typename AT6< A> ::x, typename Tree6< K, A> ::Traits); 
# 74
}; 
# 75
}; 
# 76
template< class A> struct AT7 { static A s(const A &); typedef int x; template< class Q> static int f(); static const int val = 1; template< class Q> struct R { static int v(); }; }; 
# 77
struct ST7 { static int s(int); static const int val = 2; typedef int x; }; 
# 78
template< class K, class A> class Tree7 { 
# 79
typedef AT7< A>  Traits; typedef ST7 Solid; typedef AT7< int>  Inst; template< class Q> using AL = AT7< Q> ; typedef K Kt; 
# 80
static int help(int); static const int cst = 1; enum E { e1}; struct Node { int n; static int s(); }; 
# 81
struct Impl3 { Impl3(const Impl3 &x) { } 
# 82
int m(A a) { typename AT7< A> ::x v; AT7< A> ::template f< int> (); Traits t; int z = (sizeof(Traits)); z = Traits::val; Traits::s(a); AL< A> ::s(a); AL< K> ::val; Solid::s(z); ST7::x q; Inst::s(1); Inst::val; Traits::template R< int> ::v(); Kt::g(); Kt::h(a); (void)Kt::val; (help)(1); z = cst; z = e1; Node n; Node::s(); Traits *pt = ((Traits *)0); return Traits::s(a).x; } 
# 83
typename AT7< A> ::x mem; Traits mt; Kt km; int arr[Traits::val]; static int sm(typename AT7< A> ::x, Traits); 
# 84
}; 
# 85
}; 
# 86
template< class A> struct AT8 { struct Q { static int v(); struct W { static int v(); }; }; template< class B> struct R { static int v(); struct W { static int v(); }; template< class C> static int t(); }; }; 
# 87
template< class K, class A> class Tree8 { 
# 88
typedef AT8< A>  Traits; using AL = AT8< K> ; template< class Q> using TAL = AT8< Q> ; 
# 89
int m(A a) { Traits::Q::v(); Traits::Q::W::v(); Traits::template R< int> ::v(); Traits::template R< int> ::W::v(); AT8< A> ::template R< A> ::template t< int> (); AL::template R< int> ::v(); TAL< A> ::template R< int> ::v(); TAL< A> ::Q::v(); 
# 90
int z = (Traits::template R< int> ::v); z = A::template R< int> ::v(a); z = A::Q::v(a); z = AT8< A> ::template R< K> ::v(); typedef AT8< K>  Loc; Loc::template R< int> ::v(); Loc::Q::v(); return &Traits::template R< int> ::v; } 
# 91
}; 
# 92
namespace std { 
# 93
template< class T> struct KC9 { }; 
# 94
template< class A> struct O9 { void f() { 
# 95
struct I1 : public A, public Header { }; 
# 96
struct I2 : public KC9< A>  { }; 
# 97
struct I3 : public A, public KC9< int>  { }; 
# 98
{ struct I4 : public A, public Header { Header h; }; } 
# 99
} }; 
# 100
template< class A> void g() { struct J1 : public A, public Header { Header h; }; struct J2 : public KC9< A>  { }; } 
# 101
template< class A> struct P9 { struct J2 : public KC9< A>  { }; }; 
# 102
namespace in { template< class A> void g2() { struct J3 : public A, public Header { }; struct J4 : public KC9< A>  { }; } }
# 103
}

# 1 "names_beside_unknown_bases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9ee12c72_29_names_beside_unknown_bases_cu_3214edb4_16843
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "names_beside_unknown_bases.cudafe1.stub.c"
#include "names_beside_unknown_bases.cudafe1.stub.c"
# 1 "names_beside_unknown_bases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
