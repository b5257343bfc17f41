// shows: Packs of values of any types are converted one by one.
// prelude: none
namespace GM { enum class Major { K, MN }; enum class Mode { a, b }; }
template<int A, int... B> struct MMA {}; template<GM::Major A, GM::Major B, int... R> struct MM3 {};
template<GM::Major tA, GM::Major tB> struct S1 {}; 
template<GM::Major MajorA, GM::Major MajorB, auto... Args> struct X { using U = MM3<MajorA, MajorB, Args...>; };
template<GM::Major MajorA = GM::Major::K, GM::Major MajorB = GM::Major::K, auto... Args> constexpr auto sel() { if constexpr (sizeof...(Args) > 3) { return MM3<MajorA, MajorB, Args...>{}; } else { static_assert(MajorA == GM::Major::K, "x"); return S1<MajorA, MajorB>{}; } }
template<GM::Major MajorA = GM::Major::K, int... Args> constexpr auto sel2() { return MMA<3, Args...>{}; }
template<auto... Args> void sel3() { MMA<3, Args...> x; sel2<GM::Major::K, Args...>(); MMA<3, (Args)...> x2; MMA<3, (Args + 1)...> x3; using U = MMA<4, Args...>; typedef typename X<GM::Major::K, GM::Major::K, Args...>::U V; }
template<int... Args> void sel4() { MMA<3, Args...> x; sel2<GM::Major::K, Args...>(); MMA<3, (Args)...> x2; MMA<3, (Args + 1)...> x3;  using U = MMA<4, Args...>; auto r = sizeof(MMA<7, Args...>); }
template<auto... A> struct Y { MMA<5, A...> m; MMA<6, A...> f(MMA<7, A...>); MMA<8, A...> g() { return MMA<8, A...>{}; } static constexpr auto q = MMA<9, A...>{}; };
template<auto... A> auto tr() -> MMA<9, A...>; template<auto...A> MMA<10,A...> ll(); 
int anchor = 1;
struct [[nodiscard]] Z {}; void uu(int x) { if (x) [[unlikely]] { x = 3; } else [[likely]] { x = 4; } while (x) [[likely]] { --x; } if (x) [[unlikely]] x = 5; for (;;) [[unlikely]] { break; } switch (x) { [[likely]] case 1: x = 3; } [[likely]] x = 3; 
  if (x)
   [[unlikely]]
   {
    x = 4;
   }
  else if (x > 4)
   [[__unlikely__]] {
    x = 4;
   }
}
template<class T> struct PV {}; template<class T> bool al(T t) { return t ? true : false; }
