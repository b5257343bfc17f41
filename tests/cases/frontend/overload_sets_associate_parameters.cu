// prelude: none
// flags: --c++17
template<class T, class...> struct vec {};
namespace d {
struct tc {
  template<class M, class F> struct cl {};
  template<class M> struct fn { int operator()(int) { return 0; } };
  template<class R, class M> friend auto operator|(R&& r, cl<M, fn<M>> (*)(tc)) -> M { return M(); }
  template<class M, class P> friend auto operator|(cl<M, fn<M>> (*)(tc), P p) -> M* { return 0; }
};
template<template<class...> class C> struct fr {};
}
struct pi {};
template<template<class...> class C> auto to(d::tc = {}) -> d::tc::cl<d::fr<C>, d::tc::fn<d::fr<C>>> { return {}; }
template<class C> auto to(d::tc = {}) -> d::tc::cl<C, d::tc::fn<C>> { return {}; }
template<template<class...> class C, class R> auto to(R&&) -> C<R> { return {}; }
void f() {
  auto a = pi() | to<vec>;
  d::fr<vec> b = a;
  auto c = to<vec> | pi();
  auto g = pi() | to<vec<int>>;
  vec<int> h = g;
}
namespace e { struct A {}; int use(void (*)(A)); template<class T> int use2(void (*)(A, T)); }
void one(e::A); template<class T> void tmpl(e::A, T); void ov(e::A); void ov(int);
void g() { use(one);  use(&ov); use2(tmpl<int>); use2<int>(tmpl<int>); use(ov);}
