# 1 "linkage_specifications_declare.cu"
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
namespace N { struct S { int k; void f(); static int st; }; struct D : public S { int k; }; template< class T> struct TT { int a; }; }
# 5
void g(N::S s, N::D d, N::D *p, N::TT< int>  t) { (s.k) = 1; (s.k) = 2; s.S::f(); (d.N::S::k) = 3; (d.k) = 4; (p->N::S::k) = 5; (p->k) = 1; (t.a) = 1; (t.a) = 2; (p->N::S::k) = 4; } 
# 6
extern "C" int v; int v; extern "C" int w; int w = 3; extern "C" void cf(); void cf() { } extern "C" {extern int z; }int z; extern int arr2[]; int arr2[3]; 
# 7
extern "C" const int ci = 3; extern "C" int defd = 3; extern int cpp; namespace Q { extern "C" int nv; int nv; }void lf() { extern int v; } 
# 8
struct XX { XX(); }; extern "C" XX xx; extern "C" struct YY { int a; } yy; 

# 1 "linkage_specifications_declare.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3b7cd316_33_linkage_specifications_declare_cu_705a1c62
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "linkage_specifications_declare.cudafe1.stub.c"
#include "linkage_specifications_declare.cudafe1.stub.c"
# 1 "linkage_specifications_declare.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
