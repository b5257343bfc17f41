# 1 "enumerated_constants_among_arguments.cu"
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
namespace cutlass { namespace arch { enum class CacheOperation { Always, Global}; struct CO { enum Kind { A1, G1}; }; }namespace gemm { namespace tb { 
# 4
template< class S, arch::CacheOperation a, arch::CacheOperation b, arch::CO::Kind k = arch::CO::A1> struct Core { }; 
# 5
template< class S, int N, bool B> struct Core2 { }; 
# 6
template< class S> struct D { static constexpr inline arch::CacheOperation kA = arch::CacheOperation::Always; static const arch::CacheOperation kB = arch::CacheOperation::Always; static const int n = 3; static const bool b = true; static const arch::CO::Kind kk = arch::CO::A1; 
# 7
using Base = Core< S, kA, arch::CacheOperation::Always> ; using Base2 = Core< S, kA, arch::CacheOperation::Always> ; using B3 = Core2< S, 3, true> ; using B4 = Core2< int, 3, true> ; using B5 = Core< int, kA, arch::CacheOperation::Always> ; using B6 = Core< long, kA, arch::CacheOperation::Always, arch::CO::A1> ; }; 
# 8
template< class S> struct DD : public D< S>  { using Base = Core< S, D< S> ::kA, D< S> ::kB> ; }; 
# 9
}}
# 10
struct NT { static constexpr inline gemm::tb::Core< int, arch::CacheOperation::Global, arch::CacheOperation::Always>  *p = (nullptr); static const arch::CacheOperation kB = arch::CacheOperation::Always; static constexpr inline arch::CacheOperation kC = kB; using X = gemm::tb::Core< short, arch::CacheOperation::Always, kC> ; }; 
# 11
}
# 12
namespace cute { namespace TMEM { template< class T, int N> struct rep { }; template< class T, int N> constexpr auto op_repeater() { return rep< T, N> {}; } template< class T> int plain(T); int pl2(); template< class T> constexpr int vt = 3; struct ST { static int s(); template< class T> static int ts(); }; }
# 13
namespace SM100 { namespace TMEM { struct L { }; template< class T> int zz(T); }template< class T> auto f() { return cute::TMEM::op_repeater< T, 3> (); } template< class T> int f2(T t) { return (((cute::TMEM::plain(t) + cute::TMEM::pl2()) + cute::TMEM::vt< T> ) + cute::TMEM::ST::s()) + cute::TMEM::ST::template ts< T> (); } auto f3() { return cute::TMEM::op_repeater< int, 3> (); } int f4() { return (((cute::TMEM::plain(3) + cute::TMEM::pl2()) + cute::TMEM::vt< int> ) + cute::TMEM::ST::s()) + cute::TMEM::ST::ts< int> (); } }
# 14
template< class T> auto g() { return TMEM::op_repeater< T, 3> (); } auto g2() { return TMEM::op_repeater< int, 3> (); } 
# 15
namespace SM80 { using namespace cute;template< class T> auto f() { return TMEM::op_repeater< T, 3> (); } }
# 16
}
# 17
namespace cute { namespace detail { template< class T> constexpr auto h(T t) { using namespace TMEM;return op_repeater< T, 4> (); } }}
# 18
template< int N> struct CC { }; 
# 19
template< bool Is2, int CtaN> void lam() { auto f = [](int b) { if (Is2 && (CtaN == 256)) { return 3; }  bool q = (CtaN == 512); return q ? 1 : 2; } ; auto g = [&](auto b) { if (Is2 && (CtaN == 256)) { return 3; }  bool q = (CtaN == 512); return q ? 1 : 2; } ; auto h = [&](auto b) { constexpr bool q = (CtaN == 512); constexpr auto z = CtaN; if constexpr (Is2 && (CtaN == 256)) { return 3; }  return 1; } ; bool q = (CtaN == 512); if (Is2 && (CtaN == 256)) { q = (1); }  } 
# 20
template< bool Is2> struct LC { static constexpr inline int CtaN = 3; template< class X> static constexpr int comp() { constexpr bool I1 = (!Is2); int m = CtaN; bool Is4 = (CtaN == 512); if (Is2 && (CtaN == 256)) { return 3; }  if (I1 && (CtaN == 2)) { }  return 4; } }; 
# 21
template< class S> constexpr int comp2() { constexpr int N = (S::v); constexpr bool I1 = (S::b); bool Is4 = (N == 512); if (I1 && (N == 256)) { return 3; }  auto l = [](int a) { if (I1 && (N == 256)) { return 3; }  bool Is4 = (N == 512); return N; } ; return l(3); } 
# 22
int anchor = 1; 

# 1 "enumerated_constants_among_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5d89abe3_39_enumerated_constants_among_arguments_cu_9c15a4af
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "enumerated_constants_among_arguments.cudafe1.stub.c"
#include "enumerated_constants_among_arguments.cudafe1.stub.c"
# 1 "enumerated_constants_among_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
