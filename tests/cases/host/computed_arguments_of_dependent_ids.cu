// shows: computed arguments of dependent template-ids are values outside of functions
// flags: -w
// prelude: none
template<class T, int N> struct Arr { static const int kE = N; T a[N]; };
template<class S, int I, int P> struct It { using Frag = Arr<S, I>; static const int v = I; };
template<class X, int P_> struct M {
  static int const kT = 32; static int const kP = P_; static constexpr int kC = 16; enum { kEn = 4 };
  using IA = It<X, kT, kP>;
  using FA = typename IA::Frag;
  using TA = Arr<typename X::E, FA::kE>;
  using TB = Arr<typename X::E, IA::v>;
  using IB = It<X, kC, kP>; using FB = typename IB::Frag; using UB = Arr<typename X::E, FB::kE / 2>;
  using IC = It<X, kEn, kP>; using FC = typename IC::Frag; using UC = Arr<typename X::E, FC::kE>;
  using ID = It<X, kT * 2, kP + 1>; using FD = typename ID::Frag; using UD = Arr<typename X::E, FD::kE>;
  using IE = It<X, 7, true>; using FE = typename IE::Frag; using UE = Arr<typename X::E, FE::kE>;
  static const int w = FA::kE; int bb[FA::kE]; FA ff; IA ii;
};
int anchor = 1;
