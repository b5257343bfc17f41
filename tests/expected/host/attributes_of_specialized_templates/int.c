# 1 "attributes_of_specialized_templates.cu"
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
template< class T> __attribute((noinline)) T a(T x) { return x; } 
# 5
template<> 
# 4
__attribute((noinline)) int 
# 5
a(int x) { return 1; } 
# 6
template< class T> __attribute((unused)) T b(T x) { return x; } 
# 7
template<> 
# 6
__attribute((unused)) int 
# 7
b(int x) { return 1; } 
# 8
template< class T> [[nodiscard]] T c(T x) { return x; } 
# 9
template<> 
# 8
[[nodiscard]] int 
# 9
c(int x) { return 1; } 
# 10
template< class T> [[deprecated("q")]] T d(T x) { return x; } 
# 11
template<> 
# 10
[[deprecated("q")]] 
# 11
[[nodiscard]] int d(int x) { return 1; } 
# 12
template< class T> [[gnu::always_inline, gnu::unused]] inline T e(T x) { return x; } 
# 13
template<> 
# 12
[[gnu::always_inline, gnu::unused]] 
# 13
__attribute((always_inline, unused)) inline int e(int x) { return 1; } 
# 14
template< class T> T f(T x) __attribute((unused)); 
# 15
template< class T> T f(T x) { return x; } 
# 16
template<> int f(int x) { return 1; } 
# 17
template< class T> __attribute((visibility("default"))) T g(T x) { return x; } 
# 18
template<> 
# 17
__attribute((visibility("default"))) int 
# 18
g(int x) { return 1; } 
# 19
template< class T> __attribute((unused)) __attribute((always_inline)) inline T h(T x) { return x; } 
# 20
template<> int h(int x); 
# 21
template<> 
# 19
__attribute((unused)) __attribute((always_inline)) int 
# 21
h(int x) { return 1; } 
# 22
template< class T> __attribute((always_inline)) inline T i(T x); 
# 23
template<> int i(int x) { return 1; } 
# 24
template< class T> __attribute((always_inline)) inline T i(T x) { return x; } 
# 25
template<> 
# 24
__attribute((always_inline)) long 
# 25
i(long x) { return 1; } 
# 26
template< class T> __attribute((always_inline)) __attribute__((unused)) inline T j(T x) {int volatile ___ = 1;(void)x;::exit(___);}
#if 0
# 26
{ return x; } 
#endif
# 27 "attributes_of_specialized_templates.cu"
template<> 
# 26
__attribute((always_inline)) __attribute__((unused)) long 
# 27
j(long x) {int volatile ___ = 1;(void)x;::exit(___);}
#if 0
# 27
{ return 1; } 
#endif
# 28 "attributes_of_specialized_templates.cu"
template< class T> struct S { __attribute((always_inline)) S() { } __attribute((unused)) static int f() { return 1; } __attribute((always_inline)) operator int() { return 1; } }; 
# 29
template<> 
# 28
__attribute((always_inline)) 
# 29
S< int> ::S() { } template<> 
# 28
__attribute((unused)) int 
# 29
S< int> ::f() { return 2; } template<> 
# 28
__attribute((always_inline)) 
# 29
S< long> ::operator int() { return 2; } 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 30
template< class T> static void __wrapper__device_stub_k(T &x) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 30
{ } 
#endif

#pragma GCC diagnostic pop

# 30 "attributes_of_specialized_templates.cu"
template< class T> static void k(T x) {__wrapper__device_stub_k<T>(x);return;}
#if 0
# 30
{ } 
#endif
# 31 "attributes_of_specialized_templates.cu"
template<> __specialization_static void __wrapper__device_stub_k(int &x) ;
#if 0
# 31
{ } 
#endif
# 31 "attributes_of_specialized_templates.cu"
template<> __specialization_static void k(int x) {__wrapper__device_stub_k<int>(x);return;}
#if 0
# 31
{ } 
#endif
# 32 "attributes_of_specialized_templates.cu"
template< class T> struct M { template< class U> __attribute((always_inline)) U f(U u) { return u; } }; 
# 33
template<> template<> __attribute((always_inline)) inline int M< int> ::f(int u) { return u; } 

# 1 "attributes_of_specialized_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ef1c4374_38_attributes_of_specialized_templates_cu_7e90844e_1204
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "attributes_of_specialized_templates.cudafe1.stub.c"
#include "attributes_of_specialized_templates.cudafe1.stub.c"
# 1 "attributes_of_specialized_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
