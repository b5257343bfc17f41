# 1 "hidden_virtuals_by_class.cu"
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
struct A { virtual void f(int); }; 
# 3
struct B : public A { virtual void f(char); private: virtual void f(int); }; 
# 4
struct C : public B { virtual void f(char); }; 
# 5
struct A2 { private: virtual void f(int); public: virtual ~A2(); }; 
# 6
struct B2 : public A2 { virtual void f(char); virtual void f(int); }; 
# 7
struct C2 : public B2 { virtual void f(char); }; 
# 8
struct B3 : public A { virtual void f(char); virtual void f(int); }; 
# 9
struct C3 : public B3 { virtual void f(char); }; 
# 10
struct D3 : public C3 { virtual void f(int); }; 
# 11
struct B4 { virtual void f(char); virtual void f(int); }; 
# 12
struct C4 : public B4 { virtual void f(char); }; 
# 13
struct D4 : public C4 { virtual void f(char); }; 
# 14
struct E4 : public C4 { virtual void f(int); }; 
# 15
struct B5 : public B4 { void f(long); }; 
# 16
struct B6 { virtual void f(char); private: virtual void f(int); }; 
# 17
struct C6 : public B6 { virtual void f(char); }; 
# 18
struct B7 : public A { private: virtual void f(int); }; struct C7 : public B7 { void f(char); }; 

# 1 "hidden_virtuals_by_class.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b5d17776_27_hidden_virtuals_by_class_cu_97e48101_4804
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "hidden_virtuals_by_class.cudafe1.stub.c"
#include "hidden_virtuals_by_class.cudafe1.stub.c"
# 1 "hidden_virtuals_by_class.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
