// shows: 117 in templates: which dependent types may be void
// prelude: none
template<class> struct R { template<class T> using invoke = T; template<class T> struct cls {}; };
template<class F, class... A> using inv = typename F::template invoke<A...>;
template<class T, class E> using rt = inv<R<E>, T>;
template<class U> struct W {}; template<class T> using id = T; template<class T> using ptr = T *; template<class T, class U> using V2 = void;
template<class U> auto f1(U u) -> typename R<U>::template invoke<void> { return; }
template<class U> auto f2(U u) -> typename R<U>::template invoke<U> { return; }
template<class U> auto f3(U u) -> inv<R<U>, void> { return; }
template<class U> auto f4(U u) -> rt<void, U> { return; }
template<class U> auto f5(U u) -> typename R<U>::template cls<U> { return; }
template<class U> W<U> f6(U u) { return; }
template<class U> id<U> f7(U u) { return; }
template<class U> ptr<U> f8(U u) { return; }
template<class U> U *f9(U u) { return; }
template<class U> U &f10(U u) { return; }
template<class U> V2<int, U> f11(U u) { return; }
template<class U> typename U::template invoke<void> f12(U u) { return; }
template<class U> decltype(U()) f13(U u) { return; }
template<template<class> class T> T<void> f14(int u) { return; }
template<class U> const U f15(U u) { return; }
template<class U> auto f16(U u) { return; }
template<class U> rt<void, U> f17(U u) { }
template<class U> typename U::template invoke<void> f18(U u) { }
template<class U> W<U> f19(U u) { }
template<class U> decltype(auto) f20(U u) { return; }
template<class U> rt<void, U> f21(U u) { return 1; }
template<class U> struct S { S f() { return; } U g() { return; } S<U> h() { return; } typedef U ty; ty i() { return; } using inn = rt<void, U>; inn j() { return; } struct I {}; I k() { return; } typename S<U *>::I l() { return; } typename W<U>::x m() { return; } };
