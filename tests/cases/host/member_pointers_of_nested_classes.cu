// shows: pointers to members of nested classes of a class template, and of the template itself
// flags: --c++17 --frandom-seed=7
// prelude: none
template<class F, class T> struct M { template<class A, class B, A B::*P> struct mem {};
  struct v { F first; T second; static int s; void f(); };
  typedef mem<F, v, &v::first> t1;
  typedef mem<F, M::v, &M::v::second> t2;
  mem<F, v, &v::first> m;
  F v::* p() { return &v::first; }
  int * q() { return &v::s; }
  void (v::*r())() { return &v::f; }
  F v::* p2 = &v::first;
  struct w : v { F z; };
  auto p3() { return &w::first; }
  auto p4() { return &w::z; }
  template<class> struct in { int k; };
  auto p5() { return &in<int>::k; }

  F F1; auto p7() { return &M::F1; }
};
template<class A, class B, A B::*P> struct mem2 {};
template<class F, class T> struct N {
  struct v { F first; T second; static int s; void f(); };
  typedef mem2<F, v, &v::first> t1;
  typedef mem2<F, v, &N::v::first> t3;
  typedef mem2<F, v, (&v::first)> t4;
  static constexpr bool b = &v::first == &v::first;
  union u { F a; }; typedef mem2<F, u, &u::a> t5;
};

