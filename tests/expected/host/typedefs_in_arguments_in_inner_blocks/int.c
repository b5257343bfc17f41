# 1 "typedefs_in_arguments_in_inner_blocks.cu"
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
namespace std { template< bool , class A, class B> struct cond { typedef A type; }; template< bool C, class A, class B> using __cond_t = typename cond< C, A, B> ::type; template< class T> struct mv { static const bool value = true; }; template< class T> T &&fwd(T &); }
# 4
template< class V> struct H { using value_type = V; int i; void as(int, int); H(const H &); H(H &&h, int a) { if (a) { (i) = 1; } else { int gen = 2; using F = std::__cond_t< std::mv< V> ::value, const H &, H &&> ; as(std::fwd< std::__cond_t< std::mv< V> ::value, const H &, H &&> > (h), gen); (h.i) = 2; }  } 
# 5
void g(H &h) { if (i) { int q; using F = std::__cond_t< std::mv< V> ::value, const H &, H &&> ; as(std::fwd< std::__cond_t< std::mv< V> ::value, const H &, H &&> > (h), 1); }  } 
# 6
void k(H &h) { using F = std::__cond_t< std::mv< value_type> ::value, const H &, H &&> ; as(std::fwd< std::__cond_t< std::mv< value_type> ::value, const H &, H &&> > (h), 1); } 
# 7
template< class G> void as2(H & h, const G & g); }; 
# 8
template< class V> template< class G> void H< V> ::as2(H &h, const G &g) { if (i) { int q; using F = std::__cond_t< std::mv< V> ::value, const H &, H &&> ; as(std::fwd< std::__cond_t< std::mv< V> ::value, const H &, H &&> > (h), 1); }  } 

# 1 "typedefs_in_arguments_in_inner_blocks.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__001d2b87_40_typedefs_in_arguments_in_inner_blocks_cu_dc226adc_31184
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typedefs_in_arguments_in_inner_blocks.cudafe1.stub.c"
#include "typedefs_in_arguments_in_inner_blocks.cudafe1.stub.c"
# 1 "typedefs_in_arguments_in_inner_blocks.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
