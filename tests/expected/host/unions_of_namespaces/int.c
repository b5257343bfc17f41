# 1 "unions_of_namespaces.cu"
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
namespace PR { 
# 4
static union { int global; }; 
# 5
struct X0 { union { int member; }; }; 
# 6
struct X1 : public X0 { 
# 7
template< class T> int f() { return (this->member) + (global); } 
# 8
template< class T> int g() { return global; } 
# 9
int h() { return global; } 
# 10
}; 
# 11
template int X1::f< int> ();
# 12
template int X1::g< int> ();
# 13
}
# 14
namespace PS { static union { int global; }; static int var; namespace IN { int f() { return (((((global) + (global)) + (global)) + var) + PS::var) + ::PS::var; } }
# 15
struct XX { int f() { return (global) + PS::var; } template< class T> int g() { return (global) + ::PS::var; } }; }
# 16
int hh() { using namespace PS;return ((((PS::global) + (PS::global)) + var) + PS::var) + (PS::global); } 
# 18
namespace O { int global; int f() { return ((PS::global) + (PS::global)) + PS::var; } }
# 19
static union { int gg; }; int gv; 
# 20
struct Y { int gg, gv; int f() { return (::gg) + ::gv; } int g() { int gg = 1; return ::gg; } }; 
# 21
namespace PT { static union { int global; }; }
# 22
static union { int g1; }; 
# 23
template< class T> int f1() { return ((PT::global) + (g1)) + (g1); } 
# 24
template int f1< int> ();
# 25
struct X2 { int a; template< class T> int f() { return (a) + (g1); } template< class T> int g() { return g1; } template< class T> int h() { static union { int loc; }; return loc; } }; 
# 26
template int X2::f< int> ();
# 27
template int X2::g< int> ();
# 28
template int X2::h< int> ();

# 1 "unions_of_namespaces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__aa8f0b8f_23_unions_of_namespaces_cu_76cc8dfc
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "unions_of_namespaces.cudafe1.stub.c"
#include "unions_of_namespaces.cudafe1.stub.c"
# 1 "unions_of_namespaces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
