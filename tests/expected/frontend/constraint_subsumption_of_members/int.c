# 1 "constraint_subsumption_of_members.cu"
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
template< class T> concept A = sizeof(T) > (0); template< class T> concept B = A< T>  && (sizeof(T) > (1)); template< class T> concept F = sizeof(T) > (1000); 
# 4
template< class T> struct N { 
# 5
constexpr int n() requires (A< T> ) { return 1; } constexpr int n() requires (B< T> ) { return 2; } 
# 6
constexpr int m() { return 1; } constexpr int m() requires (A< T> ) { return 2; } constexpr int m() requires (B< T> ) { return 3; } constexpr int m() requires (F< T> ) { return 4; } 
# 7
constexpr N() requires (A< T> ) : q(1) { } constexpr N() requires (B< T> ) : q(2) { } int q; 
# 8
constexpr N &operator++() { return *this; } constexpr void operator++(int) requires (F< T> ) { } constexpr int operator++(int) requires (!F< T> ) { return 7; } 
# 9
friend constexpr int fr(N< T> , int) requires (A< T> ) { return 1; } friend constexpr int fr(N< T> , int) requires (B< T> ) { return 2; } }; 
# 11
static_assert((N< int> ().n() == 2), "N<int>().n()");static_assert((N< int> ().m() == 3), "N<int>().m()");static_assert(((N< int> ().q) == 2), "N<int>().q");static_assert((N< char> ().n() == 1), "N<char>().n()");static_assert(((N< char> ().q) == 1), "N<char>().q");static_assert((N< char> ().m() == 2), "N<char>().m()");static_assert((fr(N< int> (), 1) == 2), "fr(N<int>(), 1)");
# 12
constexpr int t() { N< int>  n; return n++; } static_assert((t() == 7), "t()");

# 1 "constraint_subsumption_of_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4a0ab44f_36_constraint_subsumption_of_members_cu_3a534c0c_22246
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constraint_subsumption_of_members.cudafe1.stub.c"
#include "constraint_subsumption_of_members.cudafe1.stub.c"
# 1 "constraint_subsumption_of_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
