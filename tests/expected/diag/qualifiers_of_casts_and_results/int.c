# 1 "qualifiers_of_casts_and_results.cu"
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
typedef int *__restrict__ RP; using CI = const int; 
# 4
template< class U> struct C { }; 
# 5
template< class T> void f(void *p, unsigned long a, T t) { 
# 6
auto q1 = reinterpret_cast< const T *>(a); auto q2 = static_cast< T *>(p); auto q3 = (T *)p; auto q4 = (T)t; 
# 7
auto q5 = static_cast< T>(t); auto q6 = (int *)p; auto q7 = (typename T::x)t; auto q8 = ((C< T> )(t)); auto q9 = (T)p; 
# 8
} 
# 9
struct S { operator int *const(); operator int *__restrict__(); operator const int(); operator const S(); int *const r(); int *__restrict__ s(); }; 
# 10
void g(void *p) { auto a = (int *)p; auto b = (int (*)[3])p; auto c = (int &)(*((int *)p)); auto d = ((int)1); auto e = static_cast< int *>(p); } 

# 1 "qualifiers_of_casts_and_results.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9c29fc90_34_qualifiers_of_casts_and_results_cu__Z1gPv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "qualifiers_of_casts_and_results.cudafe1.stub.c"
#include "qualifiers_of_casts_and_results.cudafe1.stub.c"
# 1 "qualifiers_of_casts_and_results.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
