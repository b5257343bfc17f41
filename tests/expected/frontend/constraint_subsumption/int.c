# 1 "constraint_subsumption.cu"
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
template< class T> concept A = sizeof(T) > (0); template< class T> concept B = A< T>  && (sizeof(T) > (1)); template< class T> concept C = A< T>  || (sizeof(T) > (100)); template< class T> concept D = B< T>  && C< T> ; 
# 4
template< class T> concept E = sizeof(T) < (50); 
# 5
template< class T> requires(C< T> ) constexpr int a(T) { return 1; } template< class T> requires(A< T> ) constexpr int a(T) { return 2; } 
# 6
template< class T> requires(A< T>  || E< T> ) constexpr int b(T) { return 1; } template< class T> requires(A< T> ) constexpr int b(T) { return 2; } 
# 7
template< A T> constexpr int c(T) { return 1; } template< B T> constexpr int c(T) { return 2; } 
# 8
constexpr int d(A auto) { return 1; } constexpr int d(D auto) { return 2; } 
# 9
template< class T> constexpr int e(T) requires (A< T> ) { return 1; } template< class T> constexpr int e(T) requires (A< T>  && E< T> ) { return 2; } 
# 10
template< class T> constexpr int f(T) { return 1; } template< class T> constexpr int f(T) requires (true) { return 2; } 
# 11
template< A ...T> constexpr int h(T...) { return 1; } template< B ...T> constexpr int h(T...) { return 2; } 
# 12
template< class T, class U> concept S = __is_same(T, U); template< class T, class U> concept SS = S< T, U>  && S< U, T> ; 
# 13
template< class T, SS< T>  U> constexpr int k(T, U) { return 2; } template< class T, class U> requires(S< T, U> ) constexpr int k(T, U) { return 1; } 
# 14
template< class T, class U> requires(S< U, T> ) constexpr int l(T, U) { return 1; } template< class T, SS< T>  U> constexpr int l(T, U) { return 2; } 
# 15
struct M { template< A T> constexpr int m(T) { return 1; } template< B T> constexpr int m(T) { return 2; } }; 
# 16
template< class T> struct N { constexpr int n() requires (A< T> ) { return 1; } constexpr int n() requires (B< T> ) { return 2; } constexpr N() requires (A< T> ) : q(1) { } constexpr N() requires (B< T> ) : q(2) { } int q; }; 
# 18
static_assert((a(1) == 2), "a(1)");static_assert((b(1) == 2), "b(1)");static_assert((c(1) == 2), "c(1)");static_assert((d(1) == 2), "d(1)");static_assert((e(1) == 2), "e(1)");static_assert((f(1) == 2), "f(1)");static_assert((k(1, 2) == 2), "k(1, 2)");static_assert((l(1, 2) == 2), "l(1, 2)");static_assert((M().m(1) == 2), "M().m(1)");static_assert((N< int> ().n() == 2), "N<int>().n()");static_assert(((N< int> ().q) == 2), "N<int>().q");

# 1 "constraint_subsumption.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__69ad06f3_25_constraint_subsumption_cu_4e49626c_21688
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constraint_subsumption.cudafe1.stub.c"
#include "constraint_subsumption.cudafe1.stub.c"
# 1 "constraint_subsumption.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
