# 1 "addresses_of_functions_in_templates.cu"
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
struct S { static void sf(); static void so(int); static void so(char); static int sd; template< class T> static void st(T); void nm(); }; void ff(); void fo(int); void fo(char); template< class T> void ft(T); template< class T> void fto(T); template< class T> void fto(T *); namespace N { void nf(); int nv; }
# 4
template< class T> struct D { static void sf(); static int sd; static void so(int); static void so(char); }; 
# 5
template< class T> void te() { auto a = &S::sf; void (*b)(int) = &S::so; auto c = &ff; void (*d)(int) = &fo; auto e = (&ft< int> ); void (*f)(int) = &fto; auto i = &N::nf; auto j = &N::nv; auto k = &D< int> ::sf; auto l = &D< int> ::sd; void (*m)(int) = &D< int> ::so; auto n = (&D< T> ::sf); auto o = &S::sd; void (*p)(void) = &S::sf; void (*q)(void) = &ff; void (*r)(int) = &ft< int> ; void (*t)(int) = S::so; void (*u)(int) = fo; void (*v)(int) = ft; void (*w)(int) = ft< int> ; auto x = ft< int> ; auto y = S::sf; const auto z = (&S::sf); void (S::*aa)(void) = (&S::nm); bool bb = &ff; void *cc = (void *)(&ff); auto dd = (void (*)(int))(&fo); } 

# 1 "addresses_of_functions_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a442ea0a_38_addresses_of_functions_in_templates_cu_6dbdf771_4668
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "addresses_of_functions_in_templates.cudafe1.stub.c"
#include "addresses_of_functions_in_templates.cudafe1.stub.c"
# 1 "addresses_of_functions_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
