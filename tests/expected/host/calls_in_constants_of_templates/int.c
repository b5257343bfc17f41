# 1 "calls_in_constants_of_templates.cu"
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
constexpr int ce(int a, int b) { return a + b; } int rt(int); struct L { static constexpr int f(int a) { return a; } constexpr int g() const { return 1; } }; template< class U> constexpr int cf(U u) { return 1; } 
# 4
template< class T, int I> void t(T x, int p) { 
# 5
constexpr int a1 = (ce(I, 2) / 2); constexpr bool a2 = (ce(I, 2) < 2); constexpr bool a3 = (ce(I, 1) && I); constexpr int a4 = (ce(I, 1)) ? 1 : 2; constexpr int a5 = ((ce(I, 1) - 1) * 2); constexpr int a6 = L::f(I) - 1; constexpr int a7 = (T::f(I) - 1); constexpr int a8 = (cf(I) - 1); constexpr int a9 = (cf(x) - 1); constexpr long b1 = (ce(I, 1) + 1); constexpr auto b2 = (ce(I, 1) + 1); constexpr int b3 = (ce(I, 1) + 1L); constexpr int b4 = (2 * ce(I, 1)); constexpr int b5 = ((-ce(I, 1)) + 1); constexpr int b6 = (ce(I, 1) + ce(I, 2)); constexpr bool b7 = (ce(I, 1) == ce(I, 2)); constexpr int b8 = (sizeof(T) + (1)); constexpr unsigned b9 = (ce(I, 1) / 2U); constexpr int c1 = (ce(1, 2) / I); constexpr int c2 = ((int)ce(I, 1)) / 2; constexpr int c3 = (cf< int> (I) / 2); constexpr int c4 = ce(sizeof(T), 1) / 2; constexpr int c5 = (T::f() / 2); constexpr bool c6 = (T::f() < 2); constexpr bool c7 = (cf< T> (I) < 2); constexpr bool c8 = ce(sizeof(T), 1) < 2; static constexpr int c9 = (ce(I, 1) / 2); const int d1 = ce(I, 1) < 3; constexpr int d2 = (((ce(I, 1) % 2) == 0) ? 1 : 2); constexpr int d3{(ce(I, 1) / 2)}; constexpr int d4 = ((ce(I, 1) / 2) * 2); constexpr int d5 = (ce(I, 1), 2); constexpr T d6 = (ce(I, 1) / 2); constexpr bool d7 = (!ce(I, 1)); constexpr int d8 = (-ce(I, 1)); constexpr int d9 = (~ce(I, 1)); 
# 6
} 
# 7
template< int I> struct K { static constexpr inline int a = (ce(I, 1) / 2); static const int b = (ce(I, 1) / 2); static constexpr inline bool c = (ce(I, 1) < 2); enum { e = ce(I, 1) / 2}; int bf: ce(I, 1) / 2; int ar[ce(I, 1) / 2]; }; 
# 8
template< int I> constexpr int vt = ce(I, 1) / 2; template< int I, int J = ce(I, 1) / 2> struct M { }; template< int I> M< ce(I, 1) / 2>  mm(); 

# 1 "calls_in_constants_of_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cac3cbd0_34_calls_in_constants_of_templates_cu_be13bd8a_15847
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "calls_in_constants_of_templates.cudafe1.stub.c"
#include "calls_in_constants_of_templates.cudafe1.stub.c"
# 1 "calls_in_constants_of_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
