// shows: calls that only an instantiation resolves, in types among template arguments
// flags: -w
// prelude: none
namespace cute { template<int I, class T> constexpr int get(T) { return I; } template<class T> constexpr int size(T) { return 1; } template<int I, class T> constexpr int sz(T) { return 1; } template<int I> constexpr int only() { return 1; } template<class T> struct Q {}; struct S {}; constexpr int plain(S) { return 1; }  template<class A, class B> constexpr A mt(A, B); }
namespace cutlass { namespace g { using namespace cute; 
template<class T, class U> struct X {
 using A = decltype(get<0>(T{})); using B = decltype(size(T{})); using C = Q<decltype(get<0>(T{}))>; using D = decltype(sz<1>(T{})); using E = decltype(only<sizeof(T)>()); using F = decltype(plain(T{})); using G = decltype(plain(S{})); using H = decltype(mt(T{}, U{})); using I = decltype(mt(S{}, U{})); using J = Q<decltype(mt(S{}, get<1>(U{})))>; using K = decltype(size(S{})); using L = decltype(get<0>(S{}));
 static constexpr int a = get<0>(T{}), b = size(T{}); static constexpr bool c = sizeof(get<0>(T{})) == 1; decltype(get<0>(T{})) m; decltype(size(T{})) n; void f(decltype(get<0>(T{})) p, decltype(size(T{})) q);
 auto f1() -> decltype(get<0>(T{})); auto f2() -> decltype(size(T{}) + 1);
 void g() { decltype(get<0>(T{})) m; using B = decltype(size(T{})); Q<decltype(get<0>(T{}))> q; Q<decltype(size(T{}))> q2; get<0>(T{}); size(T{}); }
 static_assert(get<0>(T{}) == 0, ""); static_assert(size(T{}) == 0, ""); enum { e = get<0>(T{}) }; Q<decltype(get<0>(T{}))> x;
};
template<class T> decltype(get<0>(T{})) ff(T t, Q<decltype(size(T{}))> *, decltype(get<0>(t)) r); 
using cute::sz;
} 
template<class T> struct Y { using A = decltype(cute::get<0>(T{})); using B = decltype(cute::size(T{})); using C = decltype(g::get<0>(T{})); };
}
namespace cute2 { template<int I, class T> constexpr int get(T) { return I; } template<class T> constexpr int size(T) { return 1; } template<int I> struct In {}; struct S {}; template<class T> struct Q {}; template<class T> using AQ = Q<T>; template<class T> constexpr int vt = 3; template<class T> struct V { static constexpr int v = 3; }; constexpr int k = 3; }
namespace other2 { template<class T> constexpr int fo(T) { return 1; } template<class T> struct OQ {}; }
namespace cutlass2 { namespace g { using namespace cute2; using other2::fo; using other2::OQ; template<class T> constexpr int own(T) { return 1; }
template<class T, class U> struct X {
 In<get<0>(T{})> a; In<size(T{})> b; Q<In<size(T{})>> c; Q<In<size(S{})>> d; In<fo(T{})> e; Q<decltype(fo(T{}))> f; In<own(T{})> g; Q<decltype(own(T{}))> h; In<sizeof(size(T{}))> i; In<noexcept(size(T{}))> j; In<vt<T>> k1; In<V<T>::v> k2; Q<decltype(V<T>::v)> l; Q<decltype(vt<T>)> m; Q<decltype(Q<T>{})> n; Q<decltype(size(Q<T>{}))> o; In<size(Q<T>{})> p; Q<OQ<T>> q; In<size(OQ<T>{}) + k> r; Q<decltype(size(T{}) + k)> s; AQ<decltype(size(T{}))> t; AQ<In<size(T{})>> u;
 using A = In<get<0>(T{})>; using B = Q<decltype(fo(T{}))>; 
 void h2() { In<get<0>(T{})> a; In<size(T{})> b; Q<In<size(T{})>> c; In<fo(T{})> e; Q<decltype(fo(T{}))> f; In<size(Q<T>{})> p; Q<decltype(size(Q<T>{}))> o; }
};
template<class T> In<size(T{})> f(Q<In<get<0>(T{})>> *, Q<decltype(fo(T{}))> *);
template<class T, class U = In<size(T{})>, class V = Q<decltype(size(T{}))>> struct Z : In<size(U{})>, Q<decltype(fo(T{}))> {};
} }
