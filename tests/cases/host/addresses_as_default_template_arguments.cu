// shows: default template arguments that are functions and variables: named by their paths, with & for pointers alone, as written where the type is open
// flags: -w
// prelude: none
namespace a { namespace b { inline void fn(int) {} inline void ov(int) {} inline void ov(char) {} extern int gi; extern int ar[3]; template<class T> void ft(T); struct S { static int sm; static void sf(int); int x; void m(); }; inline namespace v1 { inline void fv(int) {} } }  namespace ab = b; }
using a::b::S;  
template<class T, T *p = &::a::b::gi> struct D1 {}; template<class T, T &p = ::a::b::gi> struct D2 {}; template<class T, void (*p)(T) = ::a::b::fn> struct D3 {}; template<class T, void (&p)(T) = ::a::b::fn> struct D4 {};
template<int *p = ::a::b::ar> struct D5 {}; template<int (&p)[3] = ::a::b::ar> struct D6 {}; template<int *p = &::a::b::S::sm> struct D7 {}; template<int &p = S::sm> struct D8 {}; template<void (*p)(int) = S::sf> struct D9 {}; template<void (*p)(int) = &S::sf> struct D10 {};
template<int a::b::S::*p = &::a::b::S::x> struct D11 {}; template<void (a::b::S::*p)() = &S::m> struct D12 {}; template<void (*p)(int) = a::ab::fn> struct D13 {}; template<void (*p)(int) = ::a::b::ov> struct D14 {}; template<void (&p)(int) = ::a::b::ov> struct D15 {};
template<void (&p)(int) = ::a::b::ft<int>> struct D16 {}; template<void (*p)(int) = &::a::b::ft<int>> struct D18 {}; template<void (&p)(int) = a::b::fv> struct D19 {};
template<void (&p)(int) = (::a::b::fn)> struct D20 {}; template<void (*p)(int) = (&::a::b::fn)> struct D21 {}; template<auto p = ::a::b::fn> struct D23 {}; template<auto *p = &::a::b::gi> struct D24 {}; template<auto &p = ::a::b::fn> struct D25 {}; template<decltype(auto) p = (::a::b::gi)> struct D26 {};
template<class T> struct O { static void of(int); static int oi; template<void (&p)(int) = of, int &i = oi> struct I1 {}; template<void (&p)(int) = O::of, int *i = &O::oi> struct I2 {}; template<void (*p)(int) = &T::of, int *i = &T::oi> struct I4 {};
  template<void (&p)(int) = a::b::fn, int *i = &::a::b::gi> void mf(); template<void (&p)(int) = a::b::fn> void md() {} };
namespace a { template<void (&p)(int) = b::fn, int &i = ::a::b::gi> struct E1 {}; template<void (&p)(int) = b::fn, int &i = ::a::b::gi> struct F1; template<void (&p)(int), int &i> struct F1 {}; struct EE { template<void (&p)(int) = b::fn, int *i = &::a::b::gi> static void x() {} }; template<void (&p)(int) = b::fn> using ali = E1<p>; template<void (&p)(int) = b::fn> int vt = 1; }
