# 1 "friends_of_open_classes.cu"
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
template< class C> class A { public: class B; static A *T1() { return B::New(B::k); } static int T2() { return B::v + B::w(1); } int T3(B *b) { return b->x(1) + (b->y); } static A *T4() { return B::template N< 1> (B::k); } typename B::ty f(); }; 
# 4
template< class C> class A< C> ::B { public: enum { k = 1}; static A *New(int); static int v; static int w(int); int x(int); int y; template< int > static A *N(int); typedef int ty; }; 
# 5
A< int>  *r = A< int> ::T1(); int r2 = A< int> ::T2(); 
# 6
template< int N> struct O { struct I { template< class T> struct II { void f(); static int v; struct J; int g(); T h(); }; void k(); struct L { int m(); }; }; }; 
# 7
template< int N> template< class T> void O< N> ::I::II< T> ::f() { } 
# 8
template< int N> template< class T> int O< N> ::I::II< T> ::v = 1; 
# 9
template< int N> template< class T> struct O< N> ::I::II< T> ::J { int z; }; 
# 10
template< int N> template< class T> int O< N> ::I::II< T> ::g() { return 1; } 
# 11
template< int N> template< class T> T O< N> ::I::II< T> ::h() { return T(); } 
# 12
template< int N> void O< N> ::I::k() { } 
# 13
template< int N> int O< N> ::I::L::m() { return 2; } 
# 14
template< class C> struct A2 { struct B; typedef typename B::t t1; typename B::t f(typename B::t); struct E : public B::Base { }; static void g() { typename B::t x; new typename B::t; sizeof(typename B::t); sizeof(B::v); B::f(1); B::v(1); int y = (B::v * 2); B::z = 3; (void)B::k; static_cast< typename B::t>(1); int q((B::v)); } int m = (B::v); }; 
# 15
template< class T> struct X { template< class U> void operator+=(U); template< class V> template< class U> friend void X< V> ::operator+=(U); void foo(); static int bar(); struct N { int q(); static int r(); template< class W> void t(W); }; template< class W> void t(W); static void *operator new(unsigned long); operator int(); X(); ~X(); }; 
# 16
struct F2 { template< class V> friend void X< V> ::foo(); template< class V> friend int X< V> ::bar(); template< class V> friend int X< V> ::N::q(); template< class V> friend int X< V> ::N::r(); template< class V> template< class W> friend void X< V> ::t(W); template< class V> template< class W> friend void X< V> ::N::t(W); template< class V> friend struct X< V> ::N; template< class V> friend void *X< V> ::operator new(unsigned long); template< class V> friend X< V> ::operator int(); template< class V> friend X< V> ::X(); template< class V> friend X< V> ::~X(); }; 
# 17
struct K { template< int N> struct I { void f(); }; struct H; friend struct H; void m(); }; 
# 18
template< class T> struct P { friend void K::m(); template< int N> friend void K::template I< N> ::f(); template< int N> friend struct K::I; friend struct K::H; }; 
# 19
namespace here2 { int bob(); int *pb(); enum class Q { }; Q bill(); class XX { }; XX fr(); template< class T> T tt(T); }
# 20
template< class T> class Z { friend typename T::frob here2::bob(); friend here2::Q here2::bill(); friend int *here2::pb(); friend here2::XX here2::fr(); friend int here2::bob(); friend T here2::tt< T> (T); friend T here2::tt<> (T); template< class U> friend U here2::tt(U); friend int here2::bob(); }; 

# 1 "friends_of_open_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__32d1f8a2_26_friends_of_open_classes_cu_r
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friends_of_open_classes.cudafe1.stub.c"
#include "friends_of_open_classes.cudafe1.stub.c"
# 1 "friends_of_open_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
