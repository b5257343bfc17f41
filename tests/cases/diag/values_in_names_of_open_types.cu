// shows: how messages spell types that depend on values: members, sizes, instances of variable templates; friends with the typedef names of their class
// prelude: none
namespace NS { template<class T> constexpr int vt = 1; template<class T> struct S { static const int v = 1; enum { e = 3 }; }; }
template<int N> struct Tag { typedef int type; typedef char (&ref)[N]; }; template<bool B> struct TB { typedef int type; }; template<class T, T v> struct TT { }; template<auto v> struct TA {}; template<int *p> struct TP {}; template<class... T> struct L {};
template<class T> struct Next { typedef T type; }; template<class T> struct W {};
template<class B, int N, class... Ts> struct It {
  static const int own = 1; enum { en = 2 }; typedef W<B> X; typedef typename B::y Y; typedef int I; typedef typename Next<typename B::order>::type order;
  friend void a1(Tag<B::value>); friend void a2(Tag<N>, Tag<N + 1>, Tag<-N>, TB<!B::value>); friend void a4(Tag<sizeof(B)>, Tag<sizeof(B::x)>, Tag<sizeof(N)>, Tag<alignof(B)>, Tag<sizeof...(Ts)>);
  friend void a5(Tag<Next<B>::type::value>, Tag<B::template f<int>::value>, Tag<It<B *, N>::own>, Tag<en>); friend void a6(Tag<NS::vt<B>>, Tag<NS::S<B>::v>, Tag<NS::S<B>::e>, Tag<::NS::vt<B>>);
  friend void a7(TT<B, B()>, TT<typename B::type, B::x>, TP<&B::x>); friend void a8(Tag<(int)B::value>, Tag<B::f()>, Tag<N ? 1 : 2>, L<Tag<Ts::value>...>);
  friend X f(X, Y *, const It &); friend void g(I, order, typename It::X, typename It<B, N, Ts...>::Y); friend typename Tag<order::value>::ref h(X (&)[3]); friend int (It::*i(X))(Y); friend int (&j(It))[3];
  void m() { typename Tag<B::value>::type *a = 1.5; typename Tag<sizeof(B)>::type *b = 1.5; typename Tag<N * 2>::type *c = 1.5; }
};
