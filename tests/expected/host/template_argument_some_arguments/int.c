# 1 "template_argument_some_arguments.cu"
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
template< int (*)(int)> struct S { }; 
# 4
template< int (*)(int, int)> struct S2 { }; 
# 5
template< class T, class U> U g(T, U); template< class T, class U> U h(T, U); template< class T, class U> U k(T, U); 
# 6
template< class T, class U = int> T m(T); template< class ...T> int pk(T ...); 
# 7
S2< &g< int, int> >  v2; S2< &h< int, int> >  v3; S2< &k< int, int> >  v4; S< &m< int> >  v5; S2< &pk< int, int> >  v6; 
# 8
int u() { return (((((g< int> (0, 1) + g< int, int> (0, 1)) + h< int, int> (0, 1)) + h< int> (0, 1)) + m< int> (0)) + pk< int> (0, 1)) + pk< int, int> (0, 2); } 
# 9
template< class T> int dep() { return k< T> (0, 1) + k< T, int> (1, 2); } template int dep< int> ();

# 1 "template_argument_some_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e40579f0_35_template_argument_some_arguments_cu__Z1uv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_argument_some_arguments.cudafe1.stub.c"
#include "template_argument_some_arguments.cudafe1.stub.c"
# 1 "template_argument_some_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
