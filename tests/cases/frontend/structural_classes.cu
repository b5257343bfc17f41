// shows: a template parameter has a class type only if that is structural
// flags: --c++20
// prelude: none
template <auto V> struct C {};
struct Lit { int a; constexpr Lit(int x) : a(x) {} };
struct Priv { constexpr Priv(int x) : a(x) {} private: int a; };
struct Mut { mutable int m; constexpr Mut(int x) : m(x) {} };
struct NL { NL(int); int a; };
struct B : private Lit { constexpr B(int x) : Lit(x) {} };
struct MP { Priv p; constexpr MP(int x) : p(x) {} };
C<Lit(3)> c1;
C<Priv(3)> c2;
C<Mut(3)> c3;
C<B(3)> c5;
C<MP(3)> c6;
template <Lit L> struct D0 {};
template <Priv P> struct D1 {};
template <Mut P> struct D2 {};
template <NL P> struct D3 {};
int main() { C<Priv(3)> e; constexpr Priv p(3); C<p> ee; }
