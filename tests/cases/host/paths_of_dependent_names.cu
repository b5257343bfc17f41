// shows: Typedef names in paths of dependent types and arguments become what they stand for at each step; default arguments and unnamed bit-fields.
// prelude: none
template<int> void gg();
template<int A,int B> struct S { static const int k = A; };
template<class E, int N> struct Arr { typedef E type; };
template<class Sh_, class Policy_>
struct D {
  using Policy = Policy_;
  using Sh = Sh_;
  using Fr = typename Policy::Operator::Fr;
  using Op = typename Policy::Operator;
  using Deep = typename Policy::Operator::A::B;
  using OpShape = typename Op::Shape;
  using It = S<Sh::kM / Policy::Operator::Shape::kM, Sh::kN / Op::Shape::kN>;
  using It2 = Arr<int, Policy::Operator::kM>;
  using It3 = typename Policy::Operator::template T<int>;
  using It4 = typename Policy::Operator::template T<int>::X;
  static const int k = Policy::Operator::kM + Op::kZ;
  void f(const typename Policy::Operator::P *p) { int x = Policy::Operator::kM; typename Policy::Operator::P y; typename Op::P::Q z; Arr<int, Policy::Operator::kM> a; Arr<int, Op::Shape::kN> b; Policy::Operator::call(x); typename Policy::Operator::P(3); x = sizeof(typename Policy::Operator::P); gg<Policy::Operator::kQ>(); }
};
namespace GM { enum class ScaleIn { Neg = -1, One = 1 }; enum Pl { kPl }; struct C { enum class Q { a }; static const int v = 4; }; constexpr int cc = 3; }
namespace O { namespace GM { enum class ScaleIn { Neg = -1, One = 1 }; enum Pl { kPl };  constexpr int cc = 3; constexpr int fn() { return 3; } namespace SP { enum class Sel { Zero };
template<GM::ScaleIn a = GM::ScaleIn::One, GM::Pl p = GM::kPl, int z = GM::cc, int y = GM::fn(), Sel s = GM::SP::Sel::Zero> struct X {};
}
template<GM::ScaleIn a = GM::ScaleIn::One, GM::Pl p = GM::kPl, int z = GM::cc, int y = GM::fn()> struct X {};
template<GM::ScaleIn a = GM::ScaleIn::One, GM::Pl p = GM::kPl, int z = GM::cc> void fx(GM::ScaleIn b = GM::ScaleIn::One) { }
}
using namespace GM;
template<GM::ScaleIn a = GM::ScaleIn::One, GM::Pl p = GM::kPl, int z = GM::cc> struct X2 {};
template<ScaleIn a = ScaleIn::One, Pl p = kPl, int z = cc> struct X3 {};
struct M { GM::ScaleIn s{GM::ScaleIn::One}; GM::ScaleIn t = GM::ScaleIn::One; GM::ScaleIn u = {GM::ScaleIn::One}; ScaleIn v{ScaleIn::One}; };
template<class T> struct MT { GM::ScaleIn s{GM::ScaleIn::One}; GM::ScaleIn t = GM::ScaleIn::One; GM::ScaleIn u = {GM::ScaleIn::One}; ScaleIn v{ScaleIn::One}; GM::Pl w{GM::kPl}; T x{GM::kPl}; int y{GM::cc}; };
}
template<O::GM::ScaleIn a = O::GM::ScaleIn::One, O::GM::Pl p = O::GM::kPl, int z = O::GM::cc, GM::C::Q q = GM::C::Q::a, int t = GM::C::v> struct X4 {};
GM::ScaleIn g1{GM::ScaleIn::One};
struct BF { unsigned short a: 14, : 2; unsigned short b: 2, : 0; unsigned int: 3; unsigned c: 3, d: 4; int : 3, e : 4; };
union UF { unsigned short q; struct { unsigned short a: 14, : 2; unsigned short: 3; int : 2, :3; } bits; };
int anchor = 1;
