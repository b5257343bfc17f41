# 1 "class_hierarchies.cu"
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
struct A { virtual void f(); }; 
# 5
struct B : virtual public A { virtual void f() override; int b; }; 
# 6
struct C : virtual public A { int c; }; 
# 7
struct D : public B, public C { int d; }; 
# 8
static_assert((sizeof(D) == (32)), "one table for both");
# 9
struct P { virtual void f(); int a; }; 
# 10
struct Q : public P { int b; }; 
# 11
struct R : public Q { virtual void f(); int d; }; 
# 12
struct S : public R { }; 
# 13
struct T : public S { virtual void g(); }; 

# 1 "class_hierarchies.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6a451803_20_class_hierarchies_cu_952511c3_17314
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "class_hierarchies.cudafe1.stub.c"
#include "class_hierarchies.cudafe1.stub.c"
# 1 "class_hierarchies.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
