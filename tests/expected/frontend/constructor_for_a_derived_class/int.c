# 1 "constructor_for_a_derived_class.cu"
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
class A; class B; 
# 4
class A { public: A(); A(const A &); A(const B &); B compute() const; }; 
# 5
class B : private A { friend class A; public: B(int); }; 
# 6
B A::compute() const { return ((B)(1)); } 
# 7
void f() { A titi; A toto = titi.compute(); A t2(titi.compute()); A t3 = ((A)(titi.compute())); B b(1); A t4 = b; void g(A); g(b); } 
# 8
A h(B b) { return b; } 

# 1 "constructor_for_a_derived_class.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e92225b4_34_constructor_for_a_derived_class_cu_a3e0c537
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constructor_for_a_derived_class.cudafe1.stub.c"
#include "constructor_for_a_derived_class.cudafe1.stub.c"
# 1 "constructor_for_a_derived_class.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
