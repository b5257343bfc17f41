// flags: --c++20
// shows: member templates that a typedef of a nested class hides, and typedefs of classes in constraints of friends
// prelude: none
template<bool C, class T> using mc = T; template<class V, class F> struct tv { template<bool C> using Base = mc<C, V>; template<bool C> struct Nest { }; using td = V; struct Cl { }; template<bool C> struct It { using Base = tv::Base<C>; using td = tv::td; using Nest = tv::Nest<C>; using Cl = tv::Cl; Base m0; td m1; Nest m2; tv::Base<true> m3; tv::td m4; tv::Nest<true> m5; void f(Base b, td t) { Base l; mc<C, Base> k; if constexpr (sizeof(Base) > 1) { } if constexpr (C && sizeof(td) > 1 && __is_same(Base, td)) { } } }; struct In { using td = tv::td; using Cl = tv::Cl; td a; tv::td b; tv::Base<true> c; tv::Cl d; }; };
namespace q {
template<bool C, class T> using mc = T; template<class T> concept Ob = true; template<bool> struct ic { };
template<class V, class F> requires Ob<V> struct tv { private: template<bool C> using Base = mc<C, V>; template<bool C> struct It : ic<C> { private: using Par = mc<C, tv>; using Base = tv::Base<C>; using B2 = Base; public: Base m0; tv::Base<true> m3; friend bool operator==(const It &x, const It &y) { return true; } Base *f(Base b) requires Ob<Base>; }; template<bool C> struct Se { using Base = tv::Base<C>; using Q = mc<C, Base>; void f() { if constexpr (Ob<Base>) { } } }; };
}
namespace std { template<class T, class U> concept eq = true; template<class T> struct view { template<class U> struct it { using base = U; using val = T; friend bool operator==(const it &x, const it &y) requires eq<base, val> { return true; } }; }; } std::view<int>::it<char> vi;
