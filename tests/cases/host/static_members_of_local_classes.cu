// shows: static members of dependent and local classes; paths within a class template with unknown bases
// prelude: none
int anchor = 1;
template<class A, class B> void sw(A, B);
template<class A, class B> void isw(A a, B b) { struct war { static void hp(A a, B b) { sw(a, a + 1, b); } void m() { hp(A(), B()); } }; war::hp(a, b); (war::hp)(a, b); auto p = &war::hp; { war::hp(a, b); } }
template<class T> struct W { static void s(T); void g(T t) { s(t); W::s(t); W<T>::s(t); this->s(t); } struct In { static void z(T); }; void h(T t) { In::z(t); } };
struct base0 {}; template<class A, class B> struct hub { 
 template<class T> struct bs { }; struct P9 : bs<A> { template<class X> static auto sel(int) -> typename X::q; using SP = int; template<class X> static auto sel2(int) -> typename X::q; };
 struct P10 : bs<A> { template<class X, class I> static auto sel(long) -> typename P9::SP; template<class X> static auto sel3(long) -> P9; using F = typename P9::SP; typename P9::SP v; using G = decltype(sel<A, B>(0)); }; };
