// shows: blocks that make temporaries are scopes of their own
// prelude: none
struct hh { }; typedef hh h; namespace N { template<class A, class B> constexpr bool same_v = false;  }
struct A { A(); int x; }; struct B { B(const B&); B(); }; struct C { C(); C(C&&); }; struct D { ~D(); }; struct E { E() = default; E(int); E& operator=(const E&); }; struct F { F(); constexpr F(const F&) = default; F(F&&) = default; F& operator=(F&&); }; struct G { A a; }; struct H { B b; }; struct I { virtual void f(); };
A ma(int=0); B mb(); C mc(); D md(); E me(); F mf(); G mg(); H mhh(); I mi(); void use(const B&); void useD(const D&); void useA(A); void useB(B);
template<class T> T qa() { if (sizeof(T)) {} else if (N::same_v<T, h>) { return ma(); } return 1; }
template<class T> T qb() { if (sizeof(T)) {} else if (N::same_v<T, h>) { return mb(); } return 1; }
template<class T> T qc() { if (sizeof(T)) {} else if (N::same_v<T, h>) { return mc(); } return 1; }
template<class T> T qd() { if (sizeof(T)) {} else if (N::same_v<T, h>) { return md(); } return 1; }
template<class T> T qe() { if (sizeof(T)) {} else if (N::same_v<T, h>) { return me(); } return 1; }
template<class T> T qf() { if (sizeof(T)) {} else if (N::same_v<T, h>) { return mf(); } return 1; }
template<class T> T qg() { if (sizeof(T)) {} else if (N::same_v<T, h>) { return mg(); } return 1; }
template<class T> T qh() { if (sizeof(T)) {} else if (N::same_v<T, h>) { return mhh(); } return 1; }
template<class T> T qi() { if (sizeof(T)) {} else if (N::same_v<T, h>) { return mi(); } return 1; }
template<class T> void r0(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { mb(); } }
template<class T> void r1(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { use(mb()); } }
template<class T> void r2(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { useD(md()); } }
template<class T> void r3(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { md(); } }
template<class T> void r4(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { t = md(); } }
template<class T> void r5(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { t = D(); } }
template<class T> void r6(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { t = A(); } }
template<class T> void r7(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { t = ma(); } }
template<class T> void r8(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { t = ma(t); } }
template<class T> void r9(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { useA(ma()); } }
template<class T> void s1(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { useB(mb()); } }
template<class T> void s2(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { t = hh(); } }
template<class T> void s3(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { t = hh{}; } }
template<class T> void s4(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { t = int(); } }
template<class T> void s5(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { t = int{}; t = typename T::x(); } }
template<class T> void s6(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { t = N::same_v<T, h> ? T(t) : t; } }
template<class T> void s7(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { t = E(1); } }
template<class T> void s8(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { t = (E)1; t = static_cast<E>(1); } }
template<class T> void s9(T t) { if (sizeof(T)) {} else if (N::same_v<T, h>) { throw T(); } }
