// shows: Constants of enumerations among template arguments.
// prelude: none
namespace cutlass { namespace arch { enum class CacheOperation { Always, Global }; struct CO { enum Kind { A1, G1 }; }; } namespace gemm { namespace tb { 
template<class S, arch::CacheOperation a, arch::CacheOperation b, arch::CO::Kind k = arch::CO::A1> struct Core {};
template<class S, int N, bool B> struct Core2 {};
template<class S> struct D { static constexpr arch::CacheOperation kA = arch::CacheOperation::Always; static arch::CacheOperation const kB = arch::CacheOperation::Always; static int const n = 3; static bool const b = true; static const arch::CO::Kind kk = arch::CO::A1;
 using Base = Core<S, kA, kB>; using Base2 = Core<S, kA, kA, kk>; using B3 = Core2<S, n, b>; using B4 = Core2<int, n, b>; using B5 = Core<int, kA, kB>; using B6 = Core<long, kA, kB, kk>; };
template<class S> struct DD : D<S> { using Base = Core<S, D<S>::kA, D<S>::kB>; };
} } 
struct NT { static constexpr gemm::tb::Core<int, arch::CacheOperation::Global, arch::CacheOperation::Always> *p = nullptr; static arch::CacheOperation const kB = arch::CacheOperation::Always; static constexpr arch::CacheOperation kC = kB; using X = gemm::tb::Core<short, kB, kC>; };
}
namespace cute { namespace TMEM { template<class T, int N> struct rep {}; template<class T, int N> constexpr auto op_repeater() { return rep<T, N>{}; } template<class T> int plain(T); int pl2(); template<class T> constexpr int vt = 3; struct ST { static int s(); template<class T> static int ts(); }; }
namespace SM100 { namespace TMEM { struct L {}; template<class T> int zz(T); } template<class T> auto f() { return cute::TMEM::op_repeater<T, 3>(); } template<class T> int f2(T t) { return cute::TMEM::plain(t) + cute::TMEM::pl2() + cute::TMEM::vt<T> + cute::TMEM::ST::s() + cute::TMEM::ST::ts<T>(); } auto f3() { return cute::TMEM::op_repeater<int, 3>(); } int f4() { return cute::TMEM::plain(3) + cute::TMEM::pl2() + cute::TMEM::vt<int>  + cute::TMEM::ST::s() + cute::TMEM::ST::ts<int>(); } }
template<class T> auto g() { return TMEM::op_repeater<T, 3>(); } auto g2() { return TMEM::op_repeater<int, 3>(); }
namespace SM80 { using namespace cute; template<class T> auto f() { return TMEM::op_repeater<T, 3>(); } }
}
namespace cute { namespace detail { template<class T> constexpr auto h(T t) { using namespace TMEM; return op_repeater<T, 4>(); } } }
template<int N> struct CC {}; 
template<bool Is2, int CtaN> void lam() { auto f = [](int b) { if (Is2 && (CtaN == 256)) return 3; bool q = (CtaN == 512); return q ? 1 : 2; }; auto g = [&](auto b) { if (Is2 && (CtaN == 256)) return 3; bool q = (CtaN == 512); return q ? 1 : 2; }; auto h = [&](auto b) { constexpr bool q = (CtaN == 512); constexpr auto z = CtaN; if constexpr (Is2 && (CtaN == 256)) return 3; return 1; }; bool q = (CtaN == 512); if (Is2 && (CtaN == 256)) q = 1; }
template<bool Is2> struct LC { static constexpr int CtaN = 3; template<class X> static constexpr int comp() { constexpr bool I1 = !Is2; int m = CtaN; bool Is4 = (CtaN == 512); if (Is2 && (CtaN == 256)) return 3; if (I1 && (CtaN == 2)) { } return 4; } };
template<class S> constexpr int comp2() { constexpr int N = S::v; constexpr bool I1 = S::b; bool Is4 = (N == 512); if (I1 && (N == 256)) return 3; auto l = [](int a) { if (I1 && (N == 256)) return 3; bool Is4 = (N == 512); return N; }; return l(3); }
int anchor = 1;
