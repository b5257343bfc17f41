// prelude: none
// flags: --c++17
// T() is a value where the parameter of a class, alias or variable template stands for one, and a type elsewhere.
struct S {
  constexpr S() {}
  constexpr operator int() const { return 1; }
};
template<int n> struct W {};
template<int n> using A = W<n>;
template<int... n> struct P {};
template<class T> struct Y {};
template<class T, int n> constexpr int V = n;
W<int()> a;
W<int(S())> b;
W<S()> c;
A<int(S())> d;
P<1, int(S()), int()> e;
Y<int()> f;
struct g : W<int(S())> {};
int h = V<int(), int()>;
template<class T> using i = W<int(T())>;
i<S> j;
