# 1 "using_declarations_of_bases_in_other_namespaces.cu"
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
struct O { struct B { int m; B(int); void f(); }; }; namespace N { struct B2 { int m; B2(int); struct I { int k; }; }; namespace M { struct B3 { int m; }; }}struct B6 { int m; }; 
# 4
struct D1 : public O::B { using O::B::m;using O::B::f;using O::B::B;}; struct D2 : public N::B2 { using N::B2::m;using N::B2::B2;}; struct D3 : public N::M::B3 { using N::M::B3::m;}; struct D6 : public B6 { using B6::m;}; struct D7 : public N::B2::I { using N::B2::I::k;}; struct D8 : public N::B2 { typedef N::B2 Base; using N::B2::B2;using N::B2::m;}; template< class T> struct D9 : public N::B2 { using N::B2::m;using N::B2::B2;}; namespace N { struct Da : public B2 { using B2::m;using B2::B2;}; }void fn() { struct L { int m; }; struct Dk : public L { using L::m;}; struct Dl : public N::B2 { using N::B2::m;}; } 

# 1 "using_declarations_of_bases_in_other_namespaces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7c5f2503_50_using_declarations_of_bases_in_other_namespaces_cu__Z2fnv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "using_declarations_of_bases_in_other_namespaces.cudafe1.stub.c"
#include "using_declarations_of_bases_in_other_namespaces.cudafe1.stub.c"
# 1 "using_declarations_of_bases_in_other_namespaces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
