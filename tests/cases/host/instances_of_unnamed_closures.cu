// prelude: none
// shows: instances with closure types that nothing spells are named by what determines them
// flags: --c++17
struct foo {};
template<class...Fs> struct M : Fs... { template<class...T> constexpr M(T... t) : Fs(t)... {} };
template<class F> struct M1 { F f; };
template<class...Fs> struct M0 { };
template<class...Fs> constexpr M<Fs...> match(Fs... f) { return M<Fs...>(f...); }
template<class F> constexpr M1<F> m1(F f) { return M1<F>{f}; }
template<class...F> constexpr M0<F...> m0(F... f) { return {}; }
template<template<class...> class A> struct make { template<class...Fs, class R = A<Fs...>> constexpr R operator()(Fs... f) const { return R(static_cast<Fs&&>(f)...); } };
template<class T> struct idt { static constexpr bool value = true; };
static void tst() { int i = 0; auto lam = match([&](int) { return i + 1; }, [&](foo) { return i + 2; }); static_assert(idt<decltype(lam)>::value, ""); idt<decltype(lam)> q; }
static void tst2() { int i = 0; auto lam = make<M>()([&](int) { return i + 1; }, [&](foo) { return i + 2; }); static_assert(idt<decltype(lam)>::value, ""); idt<decltype(lam)> q; }
static void tst3() { int i = 0; auto lam = m1([&](int) { return i + 1; }); static_assert(idt<decltype(lam)>::value, ""); idt<decltype(lam)> q; auto lam2 = m1([](int) { return 1; }); static_assert(idt<decltype(lam2)>::value, "");  }
static void tst4() { int i = 0; auto lam = m0([&](int) { return i + 1; }); static_assert(idt<decltype(lam)>::value, ""); auto b = [] {}; M1<decltype(b)> c{b}; static_assert(idt<M1<decltype(b)>>::value, ""); static_assert(idt<decltype(c)>::value, ""); auto d = m1(b); static_assert(idt<decltype(d)>::value, ""); idt<decltype(d)> e; }
template<class T> auto gen(T t) { auto l = m1([&](int) { return t; }); idt<decltype(l)> q; static_assert(idt<decltype(l)>::value, ""); return l; }
