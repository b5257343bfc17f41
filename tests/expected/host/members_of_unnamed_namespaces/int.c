# 1 "members_of_unnamed_namespaces.cu"
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
namespace _GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3 __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3 __attribute__((visibility("hidden")))  { struct G { }; template< class T> struct GT { }; enum GE { ge}; int gv; inline void gf() { } }
# 4
G a1; GT< int>  a2; GE a3 = ge; struct U { G g; }; namespace q { G b1; G b2; struct U2 { G g; GT< G>  h; }; void f() { gf(); gv = 3; GE x = ge; } }
# 5
namespace a { namespace b { namespace _GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3 __attribute__((visibility("hidden")))  { }; using namespace ::a::b::_GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3 __attribute__((visibility("hidden")))  { struct R { struct I { }; }; template< class T> struct RT { }; enum class E { x}; enum F { fx}; int v; inline void fn() { } namespace in { struct K { }; }}b::R f(); b::RT< b::R>  g(b::R::I i, b::E e = E::x, b::F q = fx); void h() { b::R r; fn(); v = 3; b::E e = E::x; b::F f = fx; b::RT< b::E>  t; b::in::K k; } namespace c { b::R m(); }template< b::E e, b::F f> struct TV { }; TV< b::E::x, b::fx>  tv; }b::R g(); b::RT< int>  hh(); namespace d { b::R zz(); }struct e : public b::R { b::E k; }; }
# 6
a::b::R zg(); namespace a9 { a::b::R zq(); }namespace a { namespace b { b::R f() { return b::R(); } b::in::K kk(); }}
# 7
namespace w { inline namespace v1 { struct L { }; }v1::L l(); namespace _GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3 __attribute__((visibility("hidden")))  { }; using namespace ::w::_GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3 __attribute__((visibility("hidden")))  { inline namespace v2 { struct L2 { }; }}w::v2::L2 l2(); }
# 8
namespace w3 { namespace _GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3 __attribute__((visibility("hidden")))  { }; using namespace ::w3::_GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3 __attribute__((visibility("hidden")))  { namespace _GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3 __attribute__((visibility("hidden")))  { }; using namespace ::w3::_GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3::_GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3 __attribute__((visibility("hidden")))  { struct L3 { }; }w3::L3 l30(); }w3::L3 l3(); }
# 9
int anchor = 1; 

# 1 "members_of_unnamed_namespaces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__8346c9bd_32_members_of_unnamed_namespaces_cu_a3
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_of_unnamed_namespaces.cudafe1.stub.c"
#include "members_of_unnamed_namespaces.cudafe1.stub.c"
# 1 "members_of_unnamed_namespaces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
