// shows: qualifiers repeated on const aliases, of results and of casts
// prelude: none

typedef const int ci; typedef int *const cp; typedef volatile int vi;
const int f1(); volatile int f2(); int *const f3(); const ci f4(); ci f5(); const vi f6(); ci volatile f7(); const cp f8(); cp f9();
struct S {}; typedef const S cs; const S g1(); const cs g2(); volatile S g3();
template<class T> const T t1(); template<class T> const typename T::x t2(); template<class T> struct Q { const T m(); using ct = const T; const ct m2(); ct m3(); };
template<class T> using C = const T; const C<int> h1(); C<int> h2(); const C<S> h3(); template<class T> const C<T> h4();
const auto h5() { return 1; } const auto h6() -> int; auto h7() -> const int; auto h8() -> const ci; auto h9() -> ci;
template<class T> auto i1(T) -> const int; 
enum E { A }; const E j1(); const enum E j2(); typedef const E ce; const ce j3();
void u(int i, S s) { (const int)i; (ci)i; (const ci)i; static_cast<const int>(i); static_cast<ci>(i); static_cast<const ci>(i); (int *const)&i; (const S)s; (const cs)s; (const vi)i; ci(i); (cp)&i; (const cp)&i; reinterpret_cast<const cp>(&i); const_cast<const cp>(&i); (const decltype(i))i; typedef decltype(i) di; }
const decltype(A) k1(); typedef int ti; const ti k2(); const int &k3(); const int (*k4())(); int (*const k5())();
int (*pf)(const int); const int (*pf2)(); using fn = const int(); using fn2 = const ci(); auto lam = []() -> const int { return 1; }; auto lam2 = []() -> const ci { return 1; };
