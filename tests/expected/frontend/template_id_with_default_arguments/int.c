# 1 "template_id_with_default_arguments.cu"
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
template< class K> void one(K); template< class K, class ...A> void two(K k, A && ...); struct P { int a; P(int); }; template< class K, class ...A> void three(K k, const P &, A && ...); 
# 4
template< int n, bool b = false> void f1(int); template< class T, class U = T> void f2(T); template< int n> void f3(const float * x = 0); 
# 5
void g() { one(f1< 1> ); one(&f1< 1> ); one(f2< int> ); two(f1< 1> , 1); two(f3< 1> ); three(f1< 1> , 1); three(f3< 1> , 1, 2); P p(1); three(f3< 1> , p); three(f1< 1> , p, nullptr); three(f1< 1> , p, 0, f3< 1> ); void (*q)(int) = f1< 2> ; auto r = f1< 2> ; auto s = (&f1< 2> ); } 

# 1 "template_id_with_default_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9c3195bc_37_template_id_with_default_arguments_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_id_with_default_arguments.cudafe1.stub.c"
#include "template_id_with_default_arguments.cudafe1.stub.c"
# 1 "template_id_with_default_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
