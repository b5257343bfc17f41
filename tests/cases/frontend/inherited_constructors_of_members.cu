// shows: constructors that member classes and local classes of templates inherit
// prelude: none
struct nb { nb(int); void g(); typedef int t; };
template<class T> struct task {
  struct base { base(int); int x; void g(); typedef int t; };
  template<class U> struct tb { tb(U); void g(); };
  struct m1 : base { using base::base; using base::x; using base::g; };
  
  struct m3 : nb { using nb::nb; using nb::g; };
  struct m4 : tb<int> { using tb<int>::tb; using tb<int>::g; };
  struct m5 : T { using T::T; using T::q; };
  void f0();
  auto f1() { struct a : base { using base::base; using base::x; using base::g; base *p; }; return a{1}; }
  auto f2() { struct a : task { using task::f0; task *q; task<T> *r; task<int> *s; void w(task, base); }; return a{}; }
  auto f3() { struct a : nb { using nb::nb; using nb::g; using nb::t; nb *n; }; return a{1}; }
  auto f4() { struct a : tb<int> { using tb<int>::tb; using tb<int>::g; }; return a{1}; }
  auto f5() { struct a : T { using T::T; using T::q; }; return a{1}; }
  auto f6() { struct a : base { a() : base(1) {} a(int) : base::base(1) { this->base::g(); base::x = 1; typename base::t v; } }; return a{}; }
  auto f7() { struct a : task { a() : task() { this->task::f0(); task::f0(); task t; } }; return a{}; }
  auto f8() { task t; base b(1); task<T> u; struct a { task t; base b; task f(base); }; }
};
struct nq : nb { nq(int); void q(); }; template struct task<nq>;
struct plain { struct base { base(int); void g(); }; void k(); auto f() { struct a : base { using base::base; using base::g; a() : base(1) {} }; struct b : plain { using plain::k; b() : plain() {} plain *p; }; return a(1); } };
