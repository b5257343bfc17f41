# 1 "destroyed_constants.cu"
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
struct B { virtual ~B(); }; struct C : public B { virtual ~C(); }; 
# 3
void f(const B &b, const C *c, const volatile B *v) { b.~B(); c->~C(); v->~B(); c->B::~B(); } 
# 4
template< class T> void g(const T &t) { t.~T(); } void h(const C &c) { g(c); g(3); } 

# 1 "destroyed_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a67f2d85_22_destroyed_constants_cu_62dad605
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "destroyed_constants.cudafe1.stub.c"
#include "destroyed_constants.cudafe1.stub.c"
# 1 "destroyed_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
