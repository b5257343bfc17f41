// note: what stands before :: behind . or -> is looked up in the class of the object first ([basic.lookup.classref])
// flags: --display_error_number
template<class T> struct Templ {
  virtual void f() {}
  static void s() {}
  int m;
  template<class U> void q() {}
};
template<class T> struct Sub : Templ<T> {};
struct Derived : Templ<int> { void h() { Templ::f(); this->Templ::f(); } };
void uses(Sub<int> *t, Templ<int> *x, Derived *d, Templ<char> &r) {
  t->Templ::f();
  x->Templ::f();
  d->Templ::f();
  d->Derived::Templ::f();
  r.Templ::s();
  r.Templ::m = 1;
  x->Templ::template q<int>();
  x->Templ<int>::f();
  x->Templ::~Templ();
}
template<class T> void open(Sub<T> *t) { t->template Templ<T>::f(); }
template void open<int>(Sub<int> *);
