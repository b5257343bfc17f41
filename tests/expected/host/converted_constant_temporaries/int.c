# 1 "converted_constant_temporaries.cu"
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
template< int v> struct C { static constexpr inline int value = v; constexpr operator int() const noexcept { return v; } constexpr int operator()() const { return v; } }; 
# 5
template< int v> using Int = C< v> ; 
# 6
using _1 = Int< 1> ; using _0 = Int< 0> ; 
# 7
template< int A, int B> constexpr C< A * B>  operator*(C< A> , C< B> ) { return {}; } 
# 8
template< class ...> struct tuple { }; 
# 9
template< class ...T> using Stride = tuple< T...> ; 
# 10
template< class T, class U> struct X { 
# 11
using NS = C< 2> ; 
# 12
using ND = T; 
# 13
using NE = Int< sizeof(T)> ; 
# 14
static constexpr inline int a = (((NS{}) == 1) ? 1 : (4 / (NS{}))); 
# 15
static constexpr inline int b = (((ND{}) == 1) ? 1 : (4 / (ND{}))); 
# 16
static constexpr inline int c = ((NE{} == 1) ? 1 : (4 / NE{})); 
# 17
static_assert((((NS{}) == 1) || ((NS{}) == 2)), "");
# 18
static_assert(((NE{} != 1) || (NE{} == 2)), "");
# 19
using S1 = Stride< Int< 0> , Int< 1> > ; 
# 20
using S2 = Stride< Int< 0> , Int< 1> > ; 
# 21
using S3 = Stride< Int< 0> , T> ; 
# 22
using M1 = Int< 2097152> ; 
# 23
using M2 = C< 2097152> ; 
# 24
static constexpr inline int d = (NS{}); 
# 25
static constexpr inline int e = NE{}; 
# 26
static constexpr inline int n = (__decltype((NE{})){}); 
# 27
int f(U u, T t) { int r = u / 3; int k = (u.x) / 3; unsigned q = NS{} % NE{}; return (((r + k) + q) + NE{}) + t; } 
# 28
}; 
# 29
X< C< 3> , int>  *p; 

# 1 "converted_constant_temporaries.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1d32e785_33_converted_constant_temporaries_cu_d35fed93_6863
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "converted_constant_temporaries.cudafe1.stub.c"
#include "converted_constant_temporaries.cudafe1.stub.c"
# 1 "converted_constant_temporaries.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
