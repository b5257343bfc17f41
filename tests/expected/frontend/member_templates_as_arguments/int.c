# 1 "member_templates_as_arguments.cu"
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
template< class ...T> struct list { }; 
# 5
template< bool B, class T, class E> struct choice { using type = T; }; 
# 6
template< class T, class E> struct choice< false, T, E>  { using type = E; }; 
# 7
template< template< class ...>  class F, class ...T> struct made { using type = F< T...> ; }; 
# 8
template< template< class ...>  class F, class ...T> using later = typename choice< sizeof...(T) != (0), made< F, T...> , list< > > ::type; 
# 9
template< class V, template< class ...>  class F> struct curried { template< class T> using fn = F< V, T> ; }; 
# 10
template< class L, class V, template< class ...>  class F> struct fold { }; 
# 11
template< template< class ...>  class L, class T, class V, template< class ...>  class F> 
# 12
struct fold< L< T> , V, F>  : public later< curried< V, F> ::template fn, T>  { }; 
# 13
template< class A, class B> constexpr inline bool same = false; 
# 14
template< class A> constexpr inline bool same< A, A>  = true; 
# 15
template< class T> constexpr inline bool folds = same< typename fold< list< T> , int, list> ::type, list< int, T> > ; 
# 16
static_assert(folds< char> );

# 1 "member_templates_as_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fe0c7f6d_32_member_templates_as_arguments_cu_baf137cd_29054
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_templates_as_arguments.cudafe1.stub.c"
#include "member_templates_as_arguments.cudafe1.stub.c"
# 1 "member_templates_as_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
