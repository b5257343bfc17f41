# 1 "parenthesized_static_members.cu"
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
typedef unsigned long size_t; 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 5
namespace std { template< class T> struct nl { static constexpr T max() noexcept { return T(); } static T min(); int g(); }; 
# 6
template<> struct nl< int>  { static constexpr int max() noexcept { return 5; } static int min(); int g(); }; }
# 7
template< class T> T tf(T); 
# 8
namespace std { template< class T> T fmin(T, T); }
# 9
int fn(int); 
# 10
typedef int Index; typedef long LongIndex; 
# 11
void h(double d, std::nl< int>  *p, std::nl< int>  q) { 
# 12
if (d > std::nl< double> ::max()) { }  
# 13
d = std::nl< double> ::max(); 
# 14
d = (std::nl< int> ::max()); 
# 15
d = (std::nl< int> ::min()); 
# 16
d = (std::nl< long> ::min()); 
# 17
d = (std::nl< unsigned long> ::max()); 
# 18
d = ((tf)(1)); 
# 19
d = ((tf< int> )(1)); 
# 20
d = ((std::fmin)(1, 2)); 
# 21
d = ((fn)(3)); 
# 22
d = (p->g()); 
# 23
d = (q.g()); 
# 24
d = ((*p).g()); 
# 25
d = ((::fn)(3)); 
# 26
} 
# 27
template< class T> struct X { 
# 28
T m = std::template nl< T> ::max(); 
# 29
double e = std::nl< double> ::max(); 
# 30
double f() { double d = std::nl< double> ::max(); d = (std::nl< int> ::max()); if (d < std::template nl< T> ::max()) { return (fn)(1); }  
# 31
d = (std::nl< int> ::min()); d = ((tf)(1)); d = (tf)(T()); d = (k()); d = k(); d = ((s)()); return std::nl< long> ::min(); } 
# 32
int k(); static int s(); 
# 33
}; 
# 34
struct Y { long m = std::nl< long> ::min(); int k(); static int s(); int j() { return ((this->k() + s()) + this->k()) + Y::s(); } }; 
# 35
constexpr int kk = std::nl< int> ::max(); 
# 36
constexpr double k2 = std::nl< double> ::max(); 
# 37
static const double k3 = std::nl< double> ::max(); 
# 38
int anchor = 1; 

# 1 "parenthesized_static_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f2738de8_31_parenthesized_static_members_cu_8ce0a328
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "parenthesized_static_members.cudafe1.stub.c"
#include "parenthesized_static_members.cudafe1.stub.c"
# 1 "parenthesized_static_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
