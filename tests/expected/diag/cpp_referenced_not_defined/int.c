# 1 "cpp_referenced_not_defined.cu"
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
constexpr int ub(int); 
# 5
constexpr int ua(int); 
# 6
constexpr int ua(long); 
# 7
inline int uc(int); 
# 8
constexpr int ub(long); 
# 9
constexpr int ua(char); 
# 10
static int s1(int); 
# 11
static int s2(int); 
# 12
static int s2(long); 
# 13
static int s1(long); 
# 14
static int n1() { return 1; } 
# 15
static int n2(int); 
# 16
int u = ((((((((ub(1) + ub(1L)) + ua('c')) + ua(1)) + ua(1L)) + uc(2)) + s1(1)) + s1(1L)) + s2(1L)) + s2(1); 
# 17
namespace N { static int q1() { return 1; } static int v1 = 3; inline int q2(); static int q3(); struct M { inline int m(); inline int m(int); } mm; inline int q4(); namespace _GLOBAL__N__bf8b72dd_29_cpp_referenced_not_defined_cu_u __attribute__((visibility("hidden")))  { }; using namespace ::N::_GLOBAL__N__bf8b72dd_29_cpp_referenced_not_defined_cu_u; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__bf8b72dd_29_cpp_referenced_not_defined_cu_u __attribute__((visibility("hidden")))  { int vv = 3; int ff() { return 1; } }}
# 18
static int v2 = 4; 
# 19
int u2 = (((N::q2() + N::q3()) + N::mm.m()) + N::q4()) + N::mm.m(2); 
# 20
static int n3() { return 1; } 
# 21
struct K { inline int a(int); inline int b(); inline int a(); inline int a(char); }; 
# 22
int u3 = ((K().a() + K().a(1)) + K().b()) + K().a('c'); 
# 23
template< class T> int dep(T t) { return n2(t) + ub(t); } 
# 25
template< class T> struct S { 
# 26
static void in(T); 
# 27
}; 
# 28
static int alone(int); 
# 29
static int alone2(int); 
# 30
inline int inl(int); 
# 31
inline int inl2(int); 
# 32
namespace _GLOBAL__N__bf8b72dd_29_cpp_referenced_not_defined_cu_u __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__bf8b72dd_29_cpp_referenced_not_defined_cu_u; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__bf8b72dd_29_cpp_referenced_not_defined_cu_u __attribute__((visibility("hidden")))  { int un(int); int un2(int); struct XX { struct Y { static int sf(); static int sg(); int mf(); }; static int sh(); }; }
# 33
template< class T> int use1(T t) { return (alone(t) + inl(t)) + un(t); } 
# 34
template< class T> int use2(T t) { return (alone2(t) + inl2(t)) + un2(t); } 
# 35
int kq = use2(1); 
# 36
int kk = (XX::Y::sf() + XX::sh()) + XX::Y().mf(); 

# 1 "cpp_referenced_not_defined.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bf8b72dd_29_cpp_referenced_not_defined_cu_u
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "cpp_referenced_not_defined.cudafe1.stub.c"
#include "cpp_referenced_not_defined.cudafe1.stub.c"
# 1 "cpp_referenced_not_defined.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
