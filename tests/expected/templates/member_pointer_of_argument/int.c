# 1 "member_pointer_of_argument.cu"
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
template< class T> struct PT { int n(); int d; template< int (T::*)> void u(int); template< int (T::*)(void)> void u2(int); template< int (PT< T> ::*)> static void u3(int); template< int (PT< T> ::*)> static void u4(int); 
# 5
void f1() { u< &G::x> (0); } void f2() { u< &T::x> (0); } void f3() { u2< &T::m> (0); } void f4() { u3< &PT< T> ::d> (0); } void f5() { u4< &PT< T> ::d> (0); } void f6() { u4< &PT< T> ::d> (0); } }; 
# 6
template struct PT< G> ;
# 7
void o() { PT< G>  p; p.u3< &PT< G> ::d> (0); } 

# 1 "member_pointer_of_argument.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1c2e400c_29_member_pointer_of_argument_cu__Z1ov
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_pointer_of_argument.cudafe1.stub.c"
#include "member_pointer_of_argument.cudafe1.stub.c"
# 1 "member_pointer_of_argument.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
