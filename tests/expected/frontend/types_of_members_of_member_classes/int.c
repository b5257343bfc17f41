# 1 "types_of_members_of_member_classes.cu"
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
template< class K, int N> class map { 
# 5
public: class view { public: struct result { K k; }; inline view copy(int) const; template< class C> view other(C); }; 
# 6
class mutable_view { public: enum class result { yes, no}; template< class E> result insert(K, E); }; 
# 7
}; 
# 8
template< class K, int N> template< class E> typename map< K, N> ::mutable_view::result map< K, N> ::mutable_view::insert(K k, E e) { return result::yes; } 
# 9
template< class K, int N> inline typename map< K, N> ::view map< K, N> ::view::copy(int) const { return *this; } 

# 1 "types_of_members_of_member_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ce080d13_37_types_of_members_of_member_classes_cu_ed88e198_3153
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "types_of_members_of_member_classes.cudafe1.stub.c"
#include "types_of_members_of_member_classes.cudafe1.stub.c"
# 1 "types_of_members_of_member_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
