# 1 "static_members_of_aliases.cu"
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
template< class T, T v> struct ic { static constexpr inline T value = (v); }; 
# 4
using flags = unsigned; constexpr flags l_ = (4), c_ = (1); template< flags f> struct P; 
# 5
template< flags F, flags G> using cf = ic< unsigned, F | G> ; 
# 6
template< flags F> using ci = ic< unsigned, F> ; 
# 7
template< flags F> using cj = ic< unsigned, 7U> ; 
# 8
template< class T, flags F> using ct = ic< T, F> ; 
# 9
using s1 = P< ic< unsigned, 5U> ::value> ; 
# 10
using s2 = P< ic< unsigned, 2U> ::value> ; 
# 11
using s3 = P< ic< unsigned, 7U> ::value> ; 
# 12
using s4 = P< ic< unsigned, 9U> ::value> ; 
# 13
template< flags f> using AP = P< f> ; 
# 14
using s5 = AP< ic< unsigned, 15U> ::value> ; 
# 15
using s6 = AP< ic< unsigned, 12U> ::value> ; 
# 16
using s8 = AP< ic< unsigned, 19U> ::value> ; 
# 17
int x = (cf< l_, c_> ::value); static_assert((cf< l_, c_> ::value == (5)), "");

# 1 "static_members_of_aliases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d979503d_28_static_members_of_aliases_cu_x
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "static_members_of_aliases.cudafe1.stub.c"
#include "static_members_of_aliases.cudafe1.stub.c"
# 1 "static_members_of_aliases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
