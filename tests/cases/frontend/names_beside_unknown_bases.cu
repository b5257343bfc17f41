// shows: bases, typedef names and static members named where a base is not known, calls of overloaded static members
// prelude: none
namespace std {
struct Header { int h; }; template<class T> struct KC { }; typedef Header HT; template<class T> struct KI { typedef int type; };
template<class A> struct O { typedef typename A::N NA;
  struct I1 : public Header, public NA { };
  struct I2 : public NA, public Header { };
  struct I3 : public KC<A>, public Header { };
  struct I4 : public A, public HT { };
  struct I5 : public A, public KC<int> { };
  struct I6 : public A, public std::Header { };
  struct I7 : public A { struct J : Header { Header h; }; Header h; HT g; Header f(Header); KC<int> k; };
  struct I8 : public A, protected virtual Header { };
};
template<class T> struct X1 : T, Header { };
template<class T> struct X2 : KC<T>, Header { };
template<class T> struct X3 : Header, T { };
template<class T> struct X4 : T, KC<int>, KC<T>, KI<T>::type { };
template<class T> struct X5 : T, X3<T> { };
namespace in { struct IH { }; template<class T> struct X6 : T, IH, Header { }; }
template<class T> struct X7 : T, in::IH { };
struct Inh { template<class T> struct Q : T, Header { }; };
}
struct G { };
template<class T> struct X8 : T, G { };
template<class T> struct X9 : T, std::Header { struct W : G { }; };
struct NB4 { NB4* l; };
template<class A> struct AT4 { static A _S_sel(const A&); };
template<class T> struct KC4 { T _M_kc; };
template<class K, class C, class A> class Tree4 {
  typedef AT4<A> Alloc_traits;
  struct Impl3 : public A { Impl3(const Impl3& x) : A(Alloc_traits::_S_sel(x)) {} Impl3(int) { Alloc_traits::_S_sel(*this); } int m(A a) { return Alloc_traits::_S_sel(a).x; } };
  struct Impl4 { A a; Impl4(const Impl4& x) : a(Alloc_traits::_S_sel(x.a)) {} Impl4(int) { Alloc_traits::_S_sel(a); } };
  C kc; KC4<C> impl;
  typedef NB4* BP; typedef const NB4* CBP; typedef struct Node { int v; }* LT; typedef const Node* CLT;
  static const K& ov(CLT x); static const K& ov(CBP x);
  static const K& one(CBP x);
  const K& nov(CLT x); const K& nov(CBP x);
  const K& none(CBP x);
  template<class Q> static const K& tov(Q);
  static int iov(CLT x); static int iov(CBP x);
  int r(BP p) {
    kc(ov(p)); kc(one(p)); kc(nov(p)); kc(none(p)); kc(tov(p)); kc(iov(p));
    impl._M_kc(ov(p)); impl._M_kc(one(p)); impl._M_kc(nov(p)); impl._M_kc(none(p));  impl._M_kc(iov(p));
    K k = ov(p); K k2 = one(p); int k3 = iov(p); k = ov(p); k3 = iov(p); k == ov(p); k3 + iov(p);
    C()(ov(p)); C()(one(p)); kc.f(ov(p)); A::g(ov(p)); A::g(iov(p)); C(ov(p)); static_cast<C>(ov(p)); (C)ov(p); ov(p).m(); ov(p); iov(p); 
    if (ov(p)) return iov(p); 
    return ov(p);
  }
};
template<class K> class Tree5 {
  struct Node { int v; };
  static int a(int*); static int a(char*);
  static int b(int*); static int b(Node*);
  static int c(int*); static int c(K);
  static int d(int*); static K d(char*);
  static int e(int*); static int e(char*, K);
  static int f(int*, Node*); static int f(char*);
  static int g(int*, K = K());
  static int h(int*); static int h(Tree5);
  static int i(int*); static int i(Tree5*, int);
  static int j(void*); static int j(K*);
  static K k(int*); static K k(char*);
  int r(int* p, K q) { int z = a(p) + b(p) + c(p) + d(p) + e(p) + f(p, nullptr) + g(p) + h(p) + i(p) + j(p) + k(p); a(p); b(p); c(p); d(p); e(p); f(p, nullptr); g(p); h(p); i(p); j(p); k(p); c(q); j(&q); return 0; }
};
template<class A> struct AT6 { static A s(const A&); typedef int x; template<class Q> static int f(); static const int val = 1; template<class Q> struct R { static int v(); }; };
struct ST6 { static int s(int); static const int val = 2; typedef int x; };
template<class K, class A> class Tree6 {
  typedef AT6<A> Traits; typedef ST6 Solid; typedef AT6<int> Inst; template<class Q> using AL = AT6<Q>; typedef K Kt;
  static int help(int); static const int cst = 1; enum E { e1 }; struct Node { int n; static int s(); };
  struct Impl3 : public A { Impl3(const Impl3& x) : A(Traits::s(x)) {}
    int m(A a) { typename Traits::x v; Traits::template f<int>(); Traits t; int z = sizeof(Traits); z = Traits::val; Traits::s(a); AL<A>::s(a); AL<K>::val; Solid::s(z);  typename Solid::x q; Inst::s(1); Inst::val; Traits::template R<int>::v(); Kt::g(); Kt::h(a); (void)Kt::val; help(1); z = cst; z = e1; Node n; Node::s(); Traits *pt = (Traits*)0; return Traits::s(a).x; }
    typename Traits::x mem; Traits mt; Kt km; int arr[Traits::val]; static int sm(typename Traits::x, Traits);
  };
};
template<class A> struct AT7 { static A s(const A&); typedef int x; template<class Q> static int f(); static const int val = 1; template<class Q> struct R { static int v(); }; };
struct ST7 { static int s(int); static const int val = 2; typedef int x; };
template<class K, class A> class Tree7 {
  typedef AT7<A> Traits; typedef ST7 Solid; typedef AT7<int> Inst; template<class Q> using AL = AT7<Q>; typedef K Kt;
  static int help(int); static const int cst = 1; enum E { e1 }; struct Node { int n; static int s(); };
  struct Impl3 { Impl3(const Impl3& x)  {}
    int m(A a) { typename Traits::x v; Traits::template f<int>(); Traits t; int z = sizeof(Traits); z = Traits::val; Traits::s(a); AL<A>::s(a); AL<K>::val; Solid::s(z);  typename Solid::x q; Inst::s(1); Inst::val; Traits::template R<int>::v(); Kt::g(); Kt::h(a); (void)Kt::val; help(1); z = cst; z = e1; Node n; Node::s(); Traits *pt = (Traits*)0; return Traits::s(a).x; }
    typename Traits::x mem; Traits mt; Kt km; int arr[Traits::val]; static int sm(typename Traits::x, Traits);
  };
};
template<class A> struct AT8 { struct Q { static int v(); struct W { static int v(); }; }; template<class B> struct R { static int v(); struct W { static int v(); }; template<class C> static int t(); }; };
template<class K, class A> class Tree8 {
  typedef AT8<A> Traits; using AL = AT8<K>; template<class Q> using TAL = AT8<Q>;
    int m(A a) { Traits::Q::v(); Traits::Q::W::v(); Traits::template R<int>::v(); Traits::template R<int>::W::v(); Traits::template R<A>::template t<int>(); AL::template R<int>::v(); TAL<A>::template R<int>::v(); TAL<A>::Q::v();
      int z = Traits::template R<int>::v; z = A::template R<int>::v(a); z = A::Q::v(a); z = AT8<A>::template R<K>::v(); typedef AT8<K> Loc; Loc::template R<int>::v(); Loc::Q::v(); return &Traits::template R<int>::v; }
  };
namespace std {
template<class T> struct KC9 { };
template<class A> struct O9 { void f() {
  struct I1 : public A, public Header { };
  struct I2 : public KC9<A> { };
  struct I3 : public A, public KC9<int> { };
  { struct I4 : public A, public Header { Header h; }; }
  } };
template<class A> void g() { struct J1 : A, Header { Header h; }; struct J2 : KC9<A> { };  }
template<class A> struct P9 { struct J2 : KC9<A> { };  };
namespace in { template<class A> void g2() { struct J3 : A, Header { }; struct J4 : KC9<A> { }; } }
}
