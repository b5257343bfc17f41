# 1 "typename_in_casts.cu"
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
namespace std { template< class T> struct ct { typedef int it; struct nest { typedef long q; }; static int eof(); enum E { e1}; }; }
# 5
struct NT { typedef short s; }; 
# 6
template< class T> struct Co { typedef T Index; Co(T); }; 
# 7
template< class T> int f(T t, std::ct< char> ::it z) { 
# 8
int a = static_cast< typename std::ct< char> ::it>(t); 
# 9
a = (static_cast< typename std::ct< char> ::it>(1)); 
# 10
const auto wc = t.get(); 
# 11
a = (static_cast< typename std::ct< char> ::it>(wc)); 
# 12
a = ((typename std::ct< char> ::it)wc); 
# 13
a = ((typename std::ct< char> ::it)wc); 
# 14
a = ((typename std::ct< char> ::it)3); 
# 15
a = ((typename std::ct< char> ::it)3); 
# 16
a = (sizeof(std::ct< char> ::it)); 
# 17
a = (static_cast< typename std::ct< char> ::it>(wc)); 
# 18
a = (static_cast< std::ct< char> ::nest::q>(wc)); 
# 19
a = (static_cast< NT::s>(wc)); 
# 20
std::ct< char> ::it v = 1; 
# 21
new std::ct< char> ::it(1); 
# 22
Co< std::ct< char> ::it>  w(1); 
# 23
Co< std::ct< char> ::it>  w2(static_cast< typename Co< std::ct< char> ::it> ::Index>(wc)); 
# 24
int arr[sizeof(std::ct< char> ::it)]; 
# 25
using U = std::ct< char> ::it; 
# 26
a = t.template g< std::ct< char> ::it> (); 
# 27
auto l = [](std::ct< char> ::it p)->std::ct< char> ::it { return 1; } ; 
# 28
a = (static_cast< typename std::ct< char> ::it>(wc)); 
# 29
a = (static_cast< typename std::ct< char> ::it>(1)); 
# 30
std::ct< char> ::it v2 = 1; 
# 31
return 0; 
# 32
} 
# 33
template< class T> struct X { X(T s) : a(static_cast< typename Co< std::ct< char> ::it> ::Index>(s)), b((static_cast< typename Co< std::ct< char> ::it> ::Index>(1))) { } int a, b; void f() { (a) = (static_cast< typename std::ct< char> ::it>(1)); } int m = (static_cast< typename Co< std::ct< char> ::it> ::Index>(1)); std::ct< char> ::it k; Co< std::ct< char> ::it>  *p; }; 
# 34
int g(long wc) { return (static_cast< std::ct< char> ::it>(wc)) + (static_cast< std::ct< char> ::nest::q>(wc)); } 
# 35
struct Y { int f(int s) { return static_cast< Co< int> ::Index>(s); } template< class T> int g(T s) { return static_cast< typename Co< std::ct< char> ::it> ::Index>(1); } }; 
# 36
int anchor = 1; 

# 1 "typename_in_casts.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7c120cf3_20_typename_in_casts_cu__Z1gl
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typename_in_casts.cudafe1.stub.c"
#include "typename_in_casts.cudafe1.stub.c"
# 1 "typename_in_casts.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
