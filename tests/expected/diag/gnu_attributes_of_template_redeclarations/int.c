# 1 "gnu_attributes_of_template_redeclarations.cu"
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
template< class T> T a(); template< class T> __attribute((unused)) T a(); 
# 5
template< class T> __attribute((unused)) T b(); template< class T> __attribute((noinline)) T b() { return 0; } 
# 6
template< class T> __attribute((unused)) T c(); template< class T> __attribute((noinline, unused)) T c() { return 0; } 
# 7
template< class T> __attribute((noinline)) T d(); template< class T> __attribute((noinline)) T d(); 
# 8
template< class T> T e(); template< class T> [[gnu::noinline]] T e(); 
# 9
template< class T> T f(); template< class T> [[deprecated]] T f(); 
# 10
template< class T> T g(); template< class T> [[nodiscard]] T g(); 
# 11
template< class T> T h(); template< class T> T h() __attribute((noinline)); 
# 12
template< class T> struct S { void m(); template< class U> void n(); static int s; }; template< class T> __attribute((noinline)) void S< T> ::m() { } template< class T> template< class U> __attribute((noinline)) void S< T> ::n() { } template< class T> __attribute((unused)) int S< T> ::s; 
# 13
template< class T> struct C; template< class T> struct __attribute((aligned(8))) C { }; 
# 14
template< class T> struct C2; template< class T> struct C2; 
# 15
template< class T> struct C3 { }; template< class T> struct C3; 
# 16
struct P { template< class T> void q(); }; template< class T> __attribute((noinline)) void P::q() { } 
# 17
template< class T> extern T v; template< class T> __attribute((unused)) T v = (3); 
# 18
template< class T> __attribute((always_inline)) inline T i(); template< class T> inline T i() { return 0; } 
# 19
template< class T> T j(); template<> __attribute((noinline)) int j< int> () { return 0; } 
# 20
template< class T> T k(); template< class T> __attribute((format(printf, 1, 2))) T k(const char *, ...); 
# 21
template< class T> inline T l(); template< class T> __attribute((always_inline)) inline T l() { return 0; } 
# 22
template< class T> __attribute__((unused)) inline T m(); template< class T> __attribute((always_inline)) __attribute__((unused)) inline T m() {int volatile ___ = 1;::exit(___);}
#if 0
# 22
{ return 0; } 
#endif

# 1 "gnu_attributes_of_template_redeclarations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__071424ba_44_gnu_attributes_of_template_redeclarations_cu_ab209ca2_20005
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "gnu_attributes_of_template_redeclarations.cudafe1.stub.c"
#include "gnu_attributes_of_template_redeclarations.cudafe1.stub.c"
# 1 "gnu_attributes_of_template_redeclarations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
