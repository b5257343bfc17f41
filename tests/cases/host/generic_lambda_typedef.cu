// shows: local typedef names as arguments in generic lambda expressions
// flags: --c++20
// prelude: none
typedef unsigned long size_t;
template<class T> T&& fwd(T&); template<class T> struct pr { typedef T first_type; }; template<class T, class U> T uac(U&&);
template<class P> auto mk(P p) { using T1 = typename P::first_type; auto l = [&](auto&&... a) { return uac<T1>(fwd<decltype(a)>(a)...); }; return uac<T1>(p); }
template<class P> auto mk2(P p) { using T1 = typename P::first_type; return [&](int a) { T1 x; return uac<T1>(a); }; }
template<class P> auto mk3(P p) { return [&]<class TL>(TL&& a) { return fwd<TL>(a); }; }
template<class P> auto mk4(P p) { return [&](auto&& a) -> decltype(auto) { using TL = decltype(a); return uac<int>(fwd<TL>(a)); }; }
