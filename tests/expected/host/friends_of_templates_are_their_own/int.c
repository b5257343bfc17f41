# 1 "friends_of_templates_are_their_own.cu"
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
# 4
template< class D, class C, class S> struct W; 
# 5
template< class C, class R, class ...A> struct W< int, C, R (A ...)>  { struct type { friend inline R ti(C c, A ...a) { return c(a...); } }; }; 
# 6
template< class C, class R, class ...A> struct W< int, C, R (A ...) noexcept>  { struct type { friend inline R ti(C c, A ...a) noexcept { return c(a...); } }; }; 
# 7
struct F { int operator()(int) const noexcept; int operator()(int, int) const; }; 
# 8
struct X : public W< int, F, int (int) noexcept> ::type { }; struct Y : public W< int, F, int (int, int)> ::type { }; 
# 9
template< class T> struct P { friend inline int pf(T, int) { return 1; } }; template< class T> struct P2 { friend inline int pf(T, int) noexcept { return 2; } }; 
# 10
P< char>  p1; P2< short>  p2; 

# 1 "friends_of_templates_are_their_own.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a59bd88a_37_friends_of_templates_are_their_own_cu_cb2310aa_19956
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friends_of_templates_are_their_own.cudafe1.stub.c"
#include "friends_of_templates_are_their_own.cudafe1.stub.c"
# 1 "friends_of_templates_are_their_own.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
