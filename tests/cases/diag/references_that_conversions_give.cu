// prelude: none
// A reference that a function returns refers to no temporary where a conversion function gives the object itself.
struct Base { int x; };
struct Derived : Base {};
struct Lvalue { operator Base &() const; };
struct Constant { operator const Base &() const; };
struct OfDerived { operator Derived &() const; };
struct Xvalue { operator Base &&() const; };
struct Value { operator Base() const; };
struct Number { operator int &() const; };
struct Any { template <class T> operator T &() const; };
struct AnyValue { template <class T> operator T() const; };
struct Inherits : Lvalue {};
template <class T> class Wrapper {
  T *p;
public:
  template <class U> Wrapper(U &&u);
  operator T &() const noexcept;
  T &get() const noexcept;
};
const Base &a(Lvalue &c) { return c; }
const Base &b(Constant &c) { return c; }
const Base &c(OfDerived &c) { return c; }
const Base &d(Xvalue &c) { return c; }
const Base &e(Value &c) { return c; }
const int &f(Number &c) { return c; }
const long &g(Number &c) { return c; }
const Base &h(Any &c) { return c; }
const Base &i(AnyValue &c) { return c; }
const Base &j(Inherits &c) { return c; }
const Base &k(Inherits c) { return c; }
Base &&l(Xvalue c) { return c; }
Base &&m(Value c) { return c; }
const Base &n() { return Lvalue(); }
const Base &o() { return Value(); }
const Base &p(Lvalue c) { return static_cast<const Base &>(c); }
const Base &q(Value c) { return static_cast<const Base &>(c); }
const Base &r(Lvalue c, Lvalue d, bool b) { return b ? c : d; }
const int &s(long l) { return l; }
const Base &t(Derived d) { return static_cast<const Base &>(d); }
Derived &u(Base b) { return static_cast<Derived &>(b); }
const int &v(long l) { return static_cast<const int &>(l); }
const int &w(long l) { return reinterpret_cast<const int &>(l); }
struct Members {
  Base x; Lvalue y; Value z; Wrapper<const Base> w;
  const Base &a() const { return x; }
  const Base &b() const { return y; }
  const Base &c() const { return z; }
  const Base &d() const { return w; }
  const Base &e() const { return w.get(); }
};
