# 1 "constants_beside_open_operands.cu"
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
template< class T> struct so { static const int value = (sizeof(T)); static constexpr inline int v2 = 3; }; const int gc = 4; template< class T> constexpr int ov = (sizeof(T)); 
# 5
template< class T, int N> constexpr int e1 = so< unsigned> ::value / so< T> ::value; 
# 6
template< class T, int N> constexpr int e2 = so< T> ::value / so< unsigned> ::value; 
# 7
template< class T, int N> constexpr int e3 = (so< T> ::value / so< T> ::value); 
# 8
template< class T, int N> constexpr int e4 = (N + 1); 
# 9
template< class T, int N> constexpr int e5 = (1 + N); 
# 10
template< class T, int N> constexpr int e6 = (so< int> ::value + N); 
# 11
template< class T, int N> constexpr int e7 = (gc + N); 
# 12
template< class T, int N> constexpr int e8 = gc + so< T> ::value; 
# 13
template< class T, int N> constexpr int e9 = (8 / so< T> ::value); 
# 14
template< class T, int N> constexpr int f1 = (so< T> ::value / 8); 
# 15
template< class T, int N> constexpr int f2 = (sizeof(T) * (8)); 
# 16
template< class T, int N> constexpr bool f3 = (so< T> ::value == 8); 
# 17
template< class T, int N> constexpr bool f4 = so< T> ::value && so< int> ::value; 
# 18
template< class T, int N> constexpr bool f5 = (so< int> ::value && so< T> ::value); 
# 19
template< class T, int N> constexpr bool f6 = (!so< T> ::value); 
# 20
template< class T, int N> constexpr int f7 = ov< T>  + 1; 
# 21
template< class T, int N> constexpr int f8 = ov< int>  + ov< T> ; 
# 22
template< class T, int N> constexpr int f9 = ((so< T> ::value) ? 1 : 2); 
# 23
template< class T, int N> constexpr int g1 = ((so< int> ::value * N) * 2); 
# 24
template< class T, int N> constexpr int g2 = ((so< int> ::value / 2) * N); 
# 25
template< class T, int N> constexpr int g3 = (so< int> ::value * N); 
# 26
template< class T> struct M { static constexpr inline int a = (so< unsigned> ::value / so< T> ::value); static const int b = (so< unsigned> ::value / so< T> ::value); int f() { int c = so< unsigned> ::value / so< T> ::value; constexpr int d = (so< unsigned> ::value / so< T> ::value); return c; } int e = so< unsigned> ::value / so< T> ::value; enum { E = so< unsigned> ::value / so< T> ::value}; }; 

# 1 "constants_beside_open_operands.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6bfb3776_33_constants_beside_open_operands_cu_fc498dfe_22213
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_beside_open_operands.cudafe1.stub.c"
#include "constants_beside_open_operands.cudafe1.stub.c"
# 1 "constants_beside_open_operands.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
