# 1 "hidden_namespaces.cu"
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
int anchor = 1; 
# 4
namespace A1 { struct D { }; template< class T> struct V { }; } namespace __T0 = A1;struct a1 { struct A1 { }; ::__T0::D x; void f() { ::__T0::D x; ::__T0::V< int>  z; } }; 
# 5
namespace A2 { struct D { }; }struct a2 { typedef int A2; ::A2::D x; }; 
# 6
namespace A3 { struct D { }; }struct a3 { enum A3 { }; ::A3::D x; }; 
# 7
namespace A4 { struct D { }; }struct a4 { template< class T> struct A4 { }; ::A4::D x; }; 
# 8
namespace A5 { struct D { }; }struct a5 { void A5(); ::A5::D x; }; 
# 9
namespace A6 { struct D { }; }struct a6 { int A6; ::A6::D x; }; 
# 10
namespace A7 { struct D { }; }struct a7 { enum { A7}; ::A7::D x; }; 
# 11
namespace A8 { struct D { }; }struct a8 { template< class T> using A8 = T; ::A8::D x; }; 
# 12
namespace A9 { struct D { }; }struct a9 { template< class T> void A9(); ::A9::D x; }; 
# 13
namespace B1 { struct D { }; } namespace __T1 = B1;void b1() { struct B1 { }; ::__T1::D x; } 
# 14
namespace B2 { struct D { }; }void b2(int B2) { ::B2::D x; } 
# 15
namespace B3 { struct D { }; }template< class B3> void b3() { ::B3::D x; } 
# 16
namespace B4 { struct D { }; }namespace b4 { int B4; ::B4::D x; }
# 17
namespace B5 { struct D { }; }namespace b5 { void B5(); ::B5::D x; }
# 18
namespace B6 { struct D { }; } namespace __T2 = B6;namespace b6 { struct B6; ::__T2::D x; }namespace B6 { struct E { }; } namespace __T2 = B6;namespace b6 { ::__T2::D y; ::__T2::E z; namespace B7 { }}
# 19
namespace Q { namespace C1 { struct D { }; namespace CC { struct D { }; }void fn(); } namespace __T3 = C1;struct c1 { struct C1 { }; Q::__T3::D x; Q::__T3::CC::D y; void f() { Q::C1::fn(); using Q::__T3::fn;} }; namespace C1 { struct M { struct C1 { }; D d; }; } namespace __T3 = C1;}Q::__T3::D later; 
# 20
namespace Q { namespace C2 { struct D { }; }namespace R { namespace C2 { struct E { }; } namespace __T4 = C2;Q::C2::D d; namespace S { struct C2 { }; Q::C2::D e; }}}
# 21
int fin; 

# 1 "hidden_namespaces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__20a9a049_20_hidden_namespaces_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "hidden_namespaces.cudafe1.stub.c"
#include "hidden_namespaces.cudafe1.stub.c"
# 1 "hidden_namespaces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
