# 1 "using_members.cu"
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
namespace N { void f(int); void f(char); int v; struct S { }; }
# 5
using N::v;
# 6
using N::S;
# 7
struct A { void g(int); void g(char); int a; typedef int T; enum F { f1}; }; 
# 8
struct B : public A { int b; using A::g;using A::f1;protected: using A::a;using A::T;}; 

# 1 "using_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5b4f49e9_16_using_members_cu_1588b429_5417
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "using_members.cudafe1.stub.c"
#include "using_members.cudafe1.stub.c"
# 1 "using_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
