# 1 "warnings_of_computed_operands.cu"
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
struct A { static const bool t = true; }; 
# 4
template< class T> struct yes { static constexpr inline bool value = true; }; 
# 5
template< class T> struct no { static constexpr inline bool value = false; }; 
# 6
int f(char); 
# 7
int g(unsigned); 
# 8
template< class T> constexpr int a(T x) { return yes< T> ::value || (x >= 0); } 
# 9
template< class T> constexpr int b(T x) { return no< T> ::value && (x >= 0); } 
# 10
template< class T> constexpr int c(T x) { return (yes< T> ::value) ? 1 : (x >= 0); } 
# 11
template< class T> constexpr int d(T x) { return no< T> ::value || (x >= 0); } 
# 12
template< class T> constexpr int e(T x) { if (yes< T> ::value) { return 1; } else { return x >= 0; }  } 
# 13
template< class T> constexpr int h(T x) { return 0 && (x >= 0); } 
# 14
template< class T> int k(T x) { 
# 15
return (((yes< T> ::value || f((T)300)) + (yes< T> ::value || (x << 40))) + (yes< T> ::value || ((1) / (sizeof(T) - (4))))) + ((yes< T> ::value) ? 1 : g((T)(-1))); 
# 17
} 
# 18
template int k< int> (int x);
# 19
int z = (((((a(1U) + b(1U)) + c(1U)) + d(1U)) + e(1U)) + h(1U)); 
# 20
int m(unsigned x, int i) { 
# 21
int r = (((A::t || (x < (0))) + ((sizeof(int) == (4)) || (x < (0)))) + (A::t ? 1 : (x < (0)))) + (A::t ? x < (0) : 1); 
# 22
r += sizeof (x < (0)); 
# 23
r += (A::t || (f(300))); 
# 24
r += (((sizeof f(300) + (A::t ? 1 : f(300))) + (A::t || (g(-1)))) + (A::t || (((unsigned)i) > (-1)))); 
# 25
if (A::t) { } else { r = (x < (0)); r = (1 / 0); }  
# 26
return r; 
# 27
} 

# 1 "warnings_of_computed_operands.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__49ec52da_32_warnings_of_computed_operands_cu_z
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "warnings_of_computed_operands.cudafe1.stub.c"
#include "warnings_of_computed_operands.cudafe1.stub.c"
# 1 "warnings_of_computed_operands.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
