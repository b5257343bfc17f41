# 1 "integer_packs_of_objects.cu"
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
# 2
template< auto v> struct C { static constexpr inline auto value = (v); using value_type = __decltype(v); constexpr operator value_type() const noexcept { return value; } }; 
# 3
template< class T, T ...I> struct is { static constexpr inline int n = (sizeof...(I)); }; 
# 4
template< class T, T N> using mi = is< T, __integer_pack(N)...> ; 
# 5
template< int N> using ms = mi< int, N> ; 
# 6
template< class T> constexpr C< (int)sizeof(T)>  rank(const T &) { return {}; } 
# 7
template< class L> constexpr int ri(const L &l) { auto ls = l; return ms< rank(ls)> ::n; } 
# 8
static_assert(((ri(3) == 4) && (ri('a') == 1)), "");
# 9
int anchor = ri(3); 

# 1 "integer_packs_of_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6d7bbefc_27_integer_packs_of_objects_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "integer_packs_of_objects.cudafe1.stub.c"
#include "integer_packs_of_objects.cudafe1.stub.c"
# 1 "integer_packs_of_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
