// shows: bases with values that only an instantiation knows come last
// flags: -w --frandom-seed=7
// prelude: none
namespace s { template<class T> using re = T; template<class T, class U> struct at { template<class V> struct rb { typedef V ot; }; };
template<class A, class U> using ar = typename at<A, int>::template rb<U>::ot;
template<class T> struct B { typedef T t; B(); B(int); }; template<class T> struct B2 { typedef T t; B2(); B2(int); }; template<class T, bool b> struct hn {}; template<int, class T> struct eb { eb(); eb(int); };
template<class A, class V, class Tr> struct X : B<ar<A, hn<V, Tr::x::value>>>, B2<A> { using nt = hn<V, Tr::x::value>; using nat = ar<A, nt>; using ha = B<nat>; using p = typename ha::t; B<nat> z; nat y; nt w; hn<re<V>, Tr::x::value> w2; X() : B2<A>(1), ha(2) {} X(int) : ha(1), B2<A>(2) {} };
template<class A, class V, class Tr> struct X2 : B<hn<V, Tr::x::value>>, B2<A> { using nt = hn<V, Tr::x::value>; using ha = B<nt>; using p = typename ha::t; ha z; nt w;  hn<re<V>, Tr::x::value> w2; X2() : B2<A>(1), ha(2) {} X2(int) : ha(1), B2<A>(2) {} };
template<class A, class V, class Tr> struct X3 : B<re<V>>, B2<A> { using nt = re<V>; using ha = B<nt>; using p = typename ha::t; ha z; nt w; B<V> y; X3() : B2<A>(1), ha(2) {} X3(int) : ha(1), B2<A>(2) {} };
template<class A, class V, class Tr> struct X4 : B<ar<A, V>>, B2<A> { using nt = V; using nat = ar<A, nt>; using ha = B<nat>; using p = typename ha::t; ha z; nat y; nt w; X4() : B2<A>(1), ha(2) {} X4(int) : ha(1), B2<A>(2) {} };
template<class A, class V, class Tr> struct X5 : B<typename A::q>, B2<A> { using nt = typename A::q; using ha = B<nt>; using p = typename ha::t; ha z;  nt w; X5() : B2<A>(1), ha(2) {} X5(int) : ha(1), B2<A>(2) {} };
template<class A, class V, class Tr> struct X6 : B<typename A::q::r>, B2<A>, eb<0, V> { using nt = typename A::q::r; using ha = B<nt>; using p = typename ha::t; ha z;  nt w; using ev = eb<0, V>; X6() : B2<A>(1), ha(2), ev(3) {} X6(int) : ev(3), ha(1), B2<A>(2) {} };
template<class A, class V, class Tr> struct X7 : hn<V, Tr::x::value>, B2<A>, eb<0, V> { using ha = hn<V, Tr::x::value>; using ev = eb<0, V>; X7() : B2<A>(1), ha(2), ev(3) {} X7(int) : ev(3), ha(1), B2<A>(2) {} };
template<class A, class V, class Tr> struct X8 : hn<V, Tr::value>, B2<A>, eb<0, V> { using ha = hn<V, Tr::value>; using ev = eb<0, V>; X8() : B2<A>(1), ha(2), ev(3) {} X8(int) : ev(3), ha(1), B2<A>(2) {} };
}
