# 1 "ranges_of_any_type.cu"
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
namespace std { 
# 4
template< class T> int *begin(T &); 
# 5
template< class T> int *end(T &); 
# 6
}
# 7
enum Count { zero, last}; 
# 8
int operator*(Count c) { return c; } 
# 9
Count begin(Count) { return zero; } 
# 10
Count end(Count) { return last; } 
# 11
Count operator++(Count &c) { return c = ((Count)(c + 1)); } 
# 12
struct Numbers { }; 
# 13
int *begin(Numbers &); 
# 14
int *end(Numbers &); 
# 15
Numbers make(); 
# 16
struct Other { }; 
# 17
namespace N { 
# 18
struct Inner { }; 
# 19
int *begin(const Inner &); 
# 20
int *end(const Inner); 
# 21
}
# 22
template< class T> void each(T x) { 
# 23
for (int a : x) { ; }  
# 24
for (int a : T()) { ; }  
# 25
} 
# 26
void f(Numbers c) { 
# 27
for (auto e : zero) { ; }  
# 28
for (auto e : Numbers()) { ; }  
# 29
for (auto e : c) { ; }  
# 30
for (auto e : make()) { ; }  
# 31
for (auto e : Other()) { ; }  
# 32
for (auto e : N::Inner()) { ; }  
# 33
for (auto e : 10) { ; }  
# 34
each(c); 
# 35
each(Other()); 
# 36
} 

# 1 "ranges_of_any_type.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6dbbe35d_21_ranges_of_any_type_cu_174bb93d
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "ranges_of_any_type.cudafe1.stub.c"
#include "ranges_of_any_type.cudafe1.stub.c"
# 1 "ranges_of_any_type.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
