# 1 "member_pointer_of_known_class.cu"
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
struct G { int x; int m(); }; 
# 4
template< int (G::*), class T> void g(T *); template< int (G::*)(void), class T> void h(T *); template< class U, int (U::*), class T> void k(T *); 
# 5
template< class T> struct PT { void f1() { g< &G::x> (this); } void f2() { h< &G::m> (this); } void f3() { k< T, &T::x> (this); } void f4() { g< &T::x> (this); } }; 
# 6
template struct PT< G> ;
# 7
template< class T> struct PU { template< int (G::*)> void u(int); template< int (G::*)> void v(T); template< int (G::*), class X> void w(X); void f1() { u< &G::x> (0); } void f2() { u< &T::x> (0); } void f3() { v< &G::x> (T()); } void f4() { this->template w< &T::x> (T()); } }; 
# 8
template struct PU< G> ;
# 9
template< class T> struct PV { template< int (T::*)> void u(int); void f1() { u< &G::x> (0); } }; 
# 10
template struct PV< G> ;
# 11
template< class T> struct PW { template< class U, int (T::*)> void u(U); void f1() { u< int, &G::x> (0); } }; 
# 12
template struct PW< G> ;
# 13
template< class T> struct PX { template< T V> void u(); void f1() { u< 3> (); this->template u< (T)3> (); } }; 
# 14
template struct PX< int> ;
# 15
int last() { return 0; } 

# 1 "member_pointer_of_known_class.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__00ebf8c8_32_member_pointer_of_known_class_cu__Z4lastv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_pointer_of_known_class.cudafe1.stub.c"
#include "member_pointer_of_known_class.cudafe1.stub.c"
# 1 "member_pointer_of_known_class.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
