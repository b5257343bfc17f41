# 1 "hidden_variables.cu"
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
int gx; namespace N { int nx; }struct B { int bx; static int sx; }; struct D : public B { int dx; void f(int gx) { int bx; int dx; int sx; gx = (bx = (dx = (sx = 0))); } void g(int dx, int bx); }; 
# 5
void D::g(int dx, int bx) { dx = bx; } using namespace N;void u() { int nx; { int nx; nx = 1; } for (int gx = 0; gx < 1; gx++) { }  try { } catch (int gx) { gx = 1; }  nx = 1; } 
# 6
void ext() { extern int gx; gx = 1; } void declared(int gx); void defined(int gx) { gx = 1; } typedef void (*fp)(int gx); template< class T> T t2(T gx) { int nx = 1; return gx + nx; } 
# 7
void k() { struct L { int gx; void m(int gx) { gx = 1; } }; int k; k = 1; enum { gx}; int f; f = 1; } void f(); int st; 
# 8
void k2() { int a; { int a; a = 1; } { static int a; a = 1; } a = 2; auto l = [](int a) { a = 1; } ; typedef decltype(l) __T0;l(1); } 
# 9
template< class T> struct TS { T tm; int f() { int tm = 1; return tm; } void g(int tm) { tm = 1; } }; template struct TS< int> ;

# 1 "hidden_variables.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__aede5423_19_hidden_variables_cu_269350ad
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "hidden_variables.cudafe1.stub.c"
#include "hidden_variables.cudafe1.stub.c"
# 1 "hidden_variables.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
