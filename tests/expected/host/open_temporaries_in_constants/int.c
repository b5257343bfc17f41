# 1 "open_temporaries_in_constants.cu"
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
template< int v> struct C { constexpr operator int() const noexcept { return v; } constexpr int m() const { return v; } static constexpr inline int q = 3; }; 
# 5
template< int > struct I { }; 
# 6
constexpr int id(int t) { return t; } 
# 7
template< class T, class U> struct X { 
# 8
static const int a1 = ((T{}) + 1), a2 = (-(T{})), a3 = ((T{}) ? 1 : 2), a4 = (id(T{}) + 1), a5 = (((T{}).m)() + 1), a6 = (((int)(T{})) + 1), a7 = (((T{}).q) + 1), a8 = (id((T{}) + 1)), a9 = ((T{}) + (U{})), a10 = ((typename T::type{}) + 1), a11 = ((__decltype((U{})){}) * 2); 
# 9
static constexpr inline int b1 = ((T{}) + 1), b2 = (-(T{})), b3 = ((T{}) ? 1 : 2), b4 = (id(T{}) + 1), b5 = (((T{}).m)() + 1), b6 = (((int)(T{})) + 1), b7 = (((T{}).q) + 1), b8 = id((T{}) + 1), b9 = ((T{}) + (U{})), b10 = ((typename T::type{}) + 1), b11 = ((__decltype((U{})){}) * 2), b12 = (__decltype((U{})){}); 
# 10
static constexpr inline auto c1 = ((T{}) + 1); 
# 11
enum { e1 = (T{}) + 1, e2 = -(T{}), e3 = (T{}) ? 1 : 2, e4 = (typename T::type{}) + 1, e5 = (__decltype((U{})){}) * 2}; 
# 12
int ar[(T{}) + 1]; int ar2[(__decltype((U{})){}) + 1]; I< (T{}) + 1>  i1; I< (__decltype((U{})){}) + 1>  i2; 
# 13
static_assert((((T{}) + 1) == 2), "");static_assert(((__decltype((U{})){}) == 2), "");static_assert((((T{}) == (U{})) && (T{})), "");
# 14
int nb: (T{}) + 1; alignas((T{}) + 3) int al; int dm = (T{} + 1); 
# 15
int f() { constexpr int b1 = ((T{}) + 1), b2 = (-(T{})), b3 = ((T{}) ? 1 : 2), b4 = (id(T{}) + 1), b9 = ((T{}) + (U{})), b10 = ((typename T::type{}) + 1), b11 = ((__decltype((U{})){}) * 2), b12 = (__decltype((U{})){}); static const int s1 = (T{} + 1); const int s2 = (T{} + 1); int ar[T{} + 1]; if constexpr (T{} == 1) { }  static_assert(((T{}) == 2), "");switch (1) { case (T{}) + 1:  ; }  int q[] = {(T{} + 1)}; I< (T{}) == 1>  i; return sizeof((T{} + 1)) + (noexcept((T{} + 1))); } 
# 16
template< int N = (T{}) + 1> void g(); void h(int n = T{} + 1) noexcept((T{}) == 2); 
# 17
}; 
# 18
template< class T> constexpr int vt = (T{} + 1); template< class T> const int vu = (T{} + 1); template< class T> int vv = (T{} + 1); 

# 1 "open_temporaries_in_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ef700f32_32_open_temporaries_in_constants_cu_771b0263_7982
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "open_temporaries_in_constants.cudafe1.stub.c"
#include "open_temporaries_in_constants.cudafe1.stub.c"
# 1 "open_temporaries_in_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
