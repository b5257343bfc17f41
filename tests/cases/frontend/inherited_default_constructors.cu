// A class that inherits constructors and declares none has an implicit default constructor; the inherited default one counts elsewhere.
struct B { B(); B(int); template<class T> B(T*, int); };
struct D0 : B { using B::B; };
struct D1 : B { using B::B; D1(char); };
struct E { E(int = 0); };
struct D2 : E { using E::E; };
struct D3 : E { using E::E; D3(char); };
struct P { protected: P(); P(int); };
struct D4 : P { using P::P; };
struct Q { Q(int); };
struct D5 : Q { using Q::Q; };
struct M { M(); template<class T> M(T*); };
struct D6 : M { using M::M; };
struct D6b : M { using M::M; int x = 3; };
template<class T> struct D7 : B { using B::B; };
template<class T> struct D8 : T { using T::T; };
template<class T> struct D9 : T { using T::T; D9(char); };
struct G { G() = default; int a; };
struct D10 : G { using G::G; };
template<class T> struct D11 : G { using G::G; };
void f() {
  D0 a0; D0 b0{}; D0 c0 = {}; D0 d0();
  D2 a2; D2 b2{}; D2 c2 = {};
  D6 a6; D6 b6{}; D6 c6 = {}; D6b a6b; D6b b6b{};
  D7<int> a7; D7<int> b7{}; D8<B> a8; D8<B> b8{}; D8<M> a9; D8<E> aa, ab{};
  D10 a10; D10 b10{}; D11<int> a11; D11<int> b11{}; D10 c10 = D10(); D10 d10 = D10{};
  static D10 s10; new D10; new D10(); new D10{}; new D0; new D0{};
}
struct H { D0 a{}; D10 b{}; D10 c; D6 d = {}; D8<G> e{}; };
H h; H h2{}; H h3 = {};
