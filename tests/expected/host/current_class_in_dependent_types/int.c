# 1 "current_class_in_dependent_types.cu"
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
template< class T> struct C1 : public T { typename C1< T> ::R a; typename C1< T> ::R b; typename C1< T> ::Q *c; typename C1< T> ::R::S d; typename C1< T> ::template Te< int>  e; typename C1< T> ::template Te< int>  f; typename C1< T> ::template Te< int> ::X g; template< class U> using Al = typename C1< T> ::template Te< U> ; using Bl = typename C1< T> ::R; 
# 4
typename C1< T> ::R fn(typename C1< T> ::R); struct In { typename C1< T> ::R a; typename C1< T> ::R b; typename C1< T> ::template Te< int>  e; typename In::R i; }; template< class U> void m() { typename C1< T> ::R a; typename C1< T> ::template Te< U>  e; using B = typename C1< T> ::template Te< U> ; C1< T> ::x; C1< T> ::y; this->C1< T> ::z(); } }; 
# 5
template< class T> typename C1< T> ::R C1< T> ::fn(typename C1< T> ::R r) { typename C1< T> ::R q; typename C1< T> ::template Te< T>  e; return q; } 
# 6
template< class V, class F> struct TV { private: template< bool B> using Base = V; template< bool B> struct Base2 { }; template< bool B> struct It { using A = Base< B> ; using A2 = Base< B> ; using A3 = Base< B> ; using A4 = Base2< B> ; using A5 = Base2< B> ; using A6 = Base< B> ; A a; static auto f() { using R = Base< B> ; using S = Base< B> ; return R(); } }; using A7 = Base< true> ; using A8 = Base< true> ; }; 

# 1 "current_class_in_dependent_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__419cf866_35_current_class_in_dependent_types_cu_fdaa5f84_7234
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "current_class_in_dependent_types.cudafe1.stub.c"
#include "current_class_in_dependent_types.cudafe1.stub.c"
# 1 "current_class_in_dependent_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
