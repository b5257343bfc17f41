# 1 "paths_to_overloaded_static_members.cu"
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
namespace A { namespace B { struct S { static int f(int); static int f(long); static int g(int); template< class T> static int h(T); template< class T> static int h(T, T); template< class T> static int k(T); struct In { static int f(int); static int f(long); }; }; 
# 5
template< class T> struct T1 { static int f(int); static int f(long); }; typedef S SS; }
# 6
namespace C { 
# 7
template< class T> int t(T x) { B::S::f(x); A::B::S::g(x); B::S::h(x); B::S::template h< T> (x); B::S::k(x); A::B::S::f(1); B::S::f(x); B::S::f(x); B::T1< int> ::f(x); A::B::template T1< T> ::f(x); B::T1< int> ::f(x); B::S::In::f(x); B::S::f(x); auto p = (&B::S::f); return A::B::S::h(1, 2) + B::S::In::f(x); } 
# 8
int n() { return A::B::S::f(1) + A::B::S::h(1); } 
# 9
struct M { template< class T> void m(T x) { B::S::f(x); A::B::S::g(x); B::S::h(x); } }; 
# 10
}}
# 11
namespace D { template< class T> int t(T x) { return A::B::S::f(x) + A::B::S::f(x); } }
# 12
int anchor = 1; 

# 1 "paths_to_overloaded_static_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9993d09f_37_paths_to_overloaded_static_members_cu_7d7f9b02
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "paths_to_overloaded_static_members.cudafe1.stub.c"
#include "paths_to_overloaded_static_members.cudafe1.stub.c"
# 1 "paths_to_overloaded_static_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
