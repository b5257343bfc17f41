# 1 "members_behind_namespace_alias.cu"
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
namespace a { namespace b { int f(int); extern int v; struct S; enum E: int; struct P { int m(); struct Q; }; template< class T> int t(T); template< class T> struct R { int m(); struct Q; }; }using b::t;}
# 5
namespace k = a::b;
# 6
namespace z { using namespace a::b;using a::b::P;}
# 7
int k::f(int x) { return x; } 
# 8
int k::v = 2; 
# 9
struct a::b::S { int q; }; 
# 10
enum a::b::E: int { A}; 
# 11
int a::b::P::m() { return 1; } 
# 12
struct a::b::P::Q { int a; }; 
# 13
template< class T> int a::b::R< T> ::m() { return 2; } 
# 14
template< class T> struct a::b::R< T> ::Q { int e; }; 
# 15
namespace a { namespace b { template<> int k::R< char> ::m() { return 3; } } } 
# 16
namespace a { namespace b { template<> struct R< int>  { }; } } 
# 17
template struct a::b::R< short> ;
# 18
template int a::b::R< long> ::m();
# 19
template<> int k::t< int> (int) { return 1; } 

# 1 "members_behind_namespace_alias.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a95c3da9_33_members_behind_namespace_alias_cu_cd78f867
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_behind_namespace_alias.cudafe1.stub.c"
#include "members_behind_namespace_alias.cudafe1.stub.c"
# 1 "members_behind_namespace_alias.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
