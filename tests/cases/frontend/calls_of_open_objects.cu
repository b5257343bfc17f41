// prelude: none
// flags: --c++17
template<bool, class T = void> struct enable_if { }; template<class T> struct enable_if<true, T> { typedef T type; };
template<class T> struct Is { static constexpr bool value = sizeof(T) == 4; };
template<class C> struct B { void operator()(char*); };
template<class C> class P : public B<C> {
  typedef B<C> base;
  template <typename T, typename enable_if<Is<T>::value, int>::type = 0> void operator()(T value) { (*this)(static_cast<int>(value)); }
  template <typename T, typename enable_if<!Is<T>::value, int>::type = 0> void operator()(T value) { (*this)(1); return (*this)(2, 3); }
  void operator()(const char* value) { (*this)("a"); (*this)(1.0); auto x = (*this)(4); }
};
template<class C> class Q {
  void operator()(int); void operator()(long);
  template<class T> void f(T) { (*this)(1.0); }
  void g() { (*this)(1.0); }
};

 template<class T> struct S { void operator()(int);
  void g(S &a, S *p) { (*this)(1.5); a(2.5); (*p)(3.5); 
    auto y = (*this)(1);
    (*this)("a");
    (*this)(1, 2); int *q = a(1); }
};
template<class T> struct D { int operator()(int); T operator()(char*); T *t;
  void g(D &a, D *p) { (*this)(1.5); a(2.5); int *q = a(1); auto z = a(1); z->y; (*p)(a); a(t); }
};
int x = 1;
void take(double); void take(int*);
template<class T> struct G {
  struct N { int operator()(int); };
  void g(T t) { auto l = [](int i) { return i; }; l(2.5); take(l(1)); double d = l(1); int &&r = l(2.5); 
    auto m = [t](int i) { return i + t; }; m(2.5); take(m(1)); 
    N n; n(2.5); take(n(1)); auto k = n(3); take(k); l("a"); }
};
template<class T> void f(T t) { auto l = [](int i) { return i; }; l(2.5); take(l(1)); double d = l(1) + 1.5f; struct L { int operator()(int); }; L q; take(q(1.5)); auto g = [](auto a) { return a; }; take(g(1)); }
