# 1 "functions_in_computed_types.cu"
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
template< class T> struct alloc { T *p; }; 
# 5
namespace n { namespace d { template< class A, class B> constexpr auto mk() { return alloc< A> {}; } 
# 6
template< class A, bool > struct TB; template< class A> struct TB< A, true>  { using type = __decltype((mk< A, int> ())); }; }
# 7
template< class A, class E = void> struct CB { }; template< class A> struct CB< A, void>  { using MM = typename d::TB< A, true> ::type; using Op = alloc< MM> ; }; 
# 8
template< class X, class M> struct CM { using MM = M; using Q = alloc< MM> ; static constexpr inline int k = (sizeof(MM)); }; template< class A, class E = void> struct CC { using MM = typename d::TB< A, true> ::type; using Op = CM< int, MM> ; }; }
# 9
using Q = alloc< __decltype((n::d::mk< long, int> ()))> ; using Q1 = n::d::TB< char, true> ::type; using Q2 = alloc< __decltype((n::d::mk< char, int> ()))> ; 
# 10
using C1 = alloc< alloc< __decltype((n::d::mk< short, int> ()))> > ; using C2 = n::CB< bool> ; using C3 = alloc< alloc< __decltype((n::d::mk< bool, int> ()))> > ; using C4 = alloc< __decltype((n::d::mk< bool, int> ()))> ; using C5 = alloc< n::CM< int, __decltype((n::d::mk< float, int> ()))> > ; using C6 = n::CC< double> ::Op; using C7 = alloc< n::CM< int, __decltype((n::d::mk< double, int> ()))> > ; using C8 = alloc< __decltype((n::d::mk< double, int> ()))> ; using C9 = alloc< alloc< __decltype((n::d::mk< double, int> ()))> > ; template< int > struct I; using C10 = I< n::CM< int, __decltype((n::d::mk< double, int> ()))> ::k> ; 

# 1 "functions_in_computed_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4f327863_30_functions_in_computed_types_cu_fe4c0f8f_21379
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "functions_in_computed_types.cudafe1.stub.c"
#include "functions_in_computed_types.cudafe1.stub.c"
# 1 "functions_in_computed_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
