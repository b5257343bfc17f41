# 1 "hidden_virtuals_of_many.cu"
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
# 2
struct P { virtual void f(int); }; struct Q { virtual void f(char); }; struct R : public P, public Q { void f(long); }; 
# 3
struct A { virtual void f(int); }; struct B : public A { virtual void f(char); }; struct C : public B { void f(long); }; struct D : public C { void f(short); }; 
# 4
struct E : public P, public Q { virtual void f(char); }; struct F : public P, public Q { void f(long); void f(short); }; struct G : public P, public Q { void f(long); virtual void f(char); }; 

# 1 "hidden_virtuals_of_many.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5c7e1732_26_hidden_virtuals_of_many_cu_0db00f4b_4872
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "hidden_virtuals_of_many.cudafe1.stub.c"
#include "hidden_virtuals_of_many.cudafe1.stub.c"
# 1 "hidden_virtuals_of_many.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
