# 1 "inline_namespace_members_defined.cu"
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
namespace z { inline namespace y { int f(int); template< class T> T g(T); struct S; extern int v; namespace w { int q(); }inline namespace x { void d(); struct In { void m(); static int s; struct N; }; template< class T> struct Tm { void m(); static int s; }; enum E: int; template< class T> extern T vt; }}}
# 5
int z::f(int a) { return a; } 
# 6
template< class T> T z::y::g(T t) { return t; } 
# 7
struct z::y::S { int m; }; 
# 8
int z::v = 3; 
# 9
int z::w::q() { return 1; } 
# 10
void z::d() { } 
# 11
void z::y::x::In::m() { } 
# 12
int z::In::s = 2; 
# 13
struct z::y::x::In::N { int k; }; 
# 14
template< class T> void z::y::x::Tm< T> ::m() { } 
# 15
template< class T> int z::y::x::Tm< T> ::s = 1; 
# 16
enum z::y::x::E: int { A, B}; 
# 17
template<> int z::g< int> (int t) { return t + 1; } 
# 18
namespace z { inline namespace y { inline namespace x { template<> struct Tm< char>  { int k; }; } } } 
# 19
template int z::y::g< int> (int t);
# 20
template struct z::y::x::Tm< long> ;
# 21
int use() { z::y::S s{}; return ((((z::f(1) + z::g(2)) + z::v) + (s.m)) + z::y::f(2)) + (z::A); } 
# 22
__attribute__((unused)) int dev() {int volatile ___ = 1;::exit(___);}
#if 0
# 22
{ return 1; } 
#endif
# 23 "inline_namespace_members_defined.cu"
static int st; 
# 24
namespace _GLOBAL__N__e76192ba_35_inline_namespace_members_defined_cu_bf9196c0 __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__e76192ba_35_inline_namespace_members_defined_cu_bf9196c0; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__e76192ba_35_inline_namespace_members_defined_cu_bf9196c0 __attribute__((visibility("hidden")))  { inline namespace iu { int ff(); }}
# 25
int iu::ff() { return 2; } 

# 1 "inline_namespace_members_defined.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e76192ba_35_inline_namespace_members_defined_cu_bf9196c0
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inline_namespace_members_defined.cudafe1.stub.c"
#include "inline_namespace_members_defined.cudafe1.stub.c"
# 1 "inline_namespace_members_defined.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
