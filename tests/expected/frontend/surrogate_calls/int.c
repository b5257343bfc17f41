# 1 "surrogate_calls.cu"
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
int f1(int); long f2(const char *); 
# 4
typedef int (*pf)(int); 
# 5
typedef long (&rf)(const char *); 
# 6
struct A { operator pf() const { return f1; } }; 
# 7
struct B { operator pf() const { return f1; } operator rf() const { return f2; } }; 
# 8
struct C : public A { }; 
# 9
template< class T> struct D { typedef T (*pt)(T); operator pt() const { return nullptr; } }; 
# 10
struct E : public D< int> , public D< const char *>  { }; 
# 11
int t(A a, B b, C c, E e) { int r = (a(1) + b(2)) + c(3); b("x"); e(1); e("z"); return r + A()(4); } 
# 12
template< class T> auto g(T t)->__decltype((t(1))) { return t(1); } 
# 13
template< class T> char g(...); 
# 14
template< class T> int h(T t) { return t(1); } 
# 15
int q = h(A()) + g(B()); 
# 16
struct N { }; 
# 17
static_assert(((sizeof g< N> (N()) == (1)) && (sizeof g< A> (A()) == (4))), "");

# 1 "surrogate_calls.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__031bde01_18_surrogate_calls_cu_39fb1192
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "surrogate_calls.cudafe1.stub.c"
#include "surrogate_calls.cudafe1.stub.c"
# 1 "surrogate_calls.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
