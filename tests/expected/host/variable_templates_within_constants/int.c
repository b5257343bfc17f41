# 1 "variable_templates_within_constants.cu"
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
namespace a { namespace b { inline namespace c { template< class T> constexpr int v = 1; 
# 5
template< bool B, class T = void> struct enable_if { typedef T type; }; 
# 6
template< bool B, class T = void> using enable_if_t = typename enable_if< B, T> ::type; 
# 7
template< class T> __decltype(::a::b::v< T> ) g1(); 
# 8
template< class T> auto g2()->__decltype(::a::b::v< T> ); 
# 9
template< class T> auto g3()->__decltype((::a::b::v< T>  + 1)); 
# 10
template< class T> enable_if_t< v< T> >  g4(); 
# 11
template< class T> enable_if_t< v< T>  == 1>  g5(); 
# 12
template< class T> enable_if_t< __decltype(v< T> ){}>  g6(); 
# 13
template< class T> enable_if_t< __decltype((v< T>  + 1)){}>  g7(); 
# 14
template< class T> auto g8()->enable_if_t< __decltype((v< T>  + 1)){}> ; 
# 15
template< class T> auto g9()->enable_if_t< __decltype((v< T> , 1)){}> ; 
# 16
template< class T> void g10(__decltype((::a::b::v< T> , 1))); 
# 17
template< class T> void g11() noexcept(noexcept((::a::b::v< T>  + 1))); 
# 18
template< class T> void g12(enable_if_t< (v< T> , 1)>  *); 
# 19
template< class T> struct X { typedef __decltype((::a::b::v< T>  + 1)) t; static const bool nx = noexcept((::a::b::v< T> () + 1)); __decltype((::a::b::v< T>  + 1)) m; static const int sz = (sizeof(::a::b::v< T> )); typename enable_if< v< T> > ::type q; }; 
# 20
template< class T> void g14() { typedef __decltype((::a::b::v< T>  + 1)) t; bool nx = noexcept((::a::b::v< T> () + 1)); __decltype((::a::b::v< T>  + 1)) m; int sz = (sizeof(::a::b::v< T> )); typename enable_if< v< T> > ::type q; } 
# 21
}}}

# 1 "variable_templates_within_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__901058c3_38_variable_templates_within_constants_cu_48501212_29235
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "variable_templates_within_constants.cudafe1.stub.c"
#include "variable_templates_within_constants.cudafe1.stub.c"
# 1 "variable_templates_within_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
