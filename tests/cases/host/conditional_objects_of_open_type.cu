// prelude: none
// flags: --c++20
namespace std { struct partial_ordering { int v; static const partial_ordering less, equivalent, greater, unordered; }; struct strong_ordering { int v; static const strong_ordering less, equal, greater, equivalent; operator partial_ordering() const; };
 inline constexpr strong_ordering strong_ordering::less{-1}, strong_ordering::equal{0}, strong_ordering::greater{1}, strong_ordering::equivalent{0}; 
 bool operator==(strong_ordering, int); }
template<class T> struct O { T t; explicit operator bool() const; T& operator*() const; };
template<class T, class U> using R = decltype(T() + U());
template<class T, class U> R<T,U> f1(const O<T>& x, const O<U>& y) { return x && y ? *x + *y : bool(x) + bool(y); }
template<class T, class U> auto f2(const O<T>& x, const O<U>& y) { return x && y ? *x + *y : bool(x) + bool(y); }
template<class T, class U> int f3(const O<T>& x, const O<U>& y) { return x && y ? *x + *y : bool(x) + bool(y); }
template<class T, class U> R<T,U> f4(const O<T>& x, const O<U>& y) { return x && y ? 1 : bool(x) + bool(y); }
template<class T, class U> R<T,U> f5(const O<T>& x, const O<U>& y) { return x && y ? *x : 2; }
template<class T, class U> R<T,U> f6(const O<T>& x, const O<U>& y) { return x ? *x <=> *y : 2; }
template<class T, class U> std::strong_ordering f7(const O<T>& x, const O<U>& y) { return x ? *x : bool(x) <=> bool(y); }
template<class T, class U> R<T,U> f8(const O<T>& x, const O<U>& y) { return x ? *x : bool(x) == bool(y); }
template<class T, class U> R<T,U> f9(const O<T>& x, const O<U>& y) { return 1 ? 2 : 3; }
template<class T, class U> R<T,U> f11(const O<T>& x, const O<U>& y) { return bool(x) <=> bool(y); }
template<class T, class U> R<T,U> f12(const O<T>& x, const O<U>& y) { return bool(x) == bool(y); }
struct A { int i; static constexpr unsigned long npos = -1; typedef unsigned char I; bool v() const { return this->i != I(npos); } };
template<class T> struct B { T t;  int i; static constexpr unsigned long npos = -1; typedef unsigned char I; bool v() const { return this->i != I(npos); } 
 bool v2() const { return this->t != I(npos); }  bool v3() const { return this->t != (I)(npos); }  bool v4() const { return this->i != I(sizeof(T)); } };
constexpr unsigned long npos = -1;
template<class T> struct C { T t;  int i; typedef unsigned char I; typedef typename T::x J; bool v() const { return this->i != I(npos); } 
 bool v2() const { return this->t != I(npos); }  bool v3() const { return this->t != (I)(npos); }  bool v4() const { return this->i != J(npos); }  bool v5() const { return this->i != T(npos); } };
struct Z { int a; Z(int); }; Z mk(); struct Y { operator Z() const; };
template<class T> Z g1(T t, bool b, Z z, Y y) { return b ? t : mk(); }
template<class T> Z g2(T t, bool b, Z z, Y y) { return b ? mk() : t; }
template<class T> Z g3(T t, bool b, Z z, Y y) { return b ? mk() : T(); }
template<class T> Z g4(T t, bool b, Z z, Y y) { return b ? Z(3) : T(); }
template<class T> Z g5(T t, bool b, Z z, Y y) { return b ? T() : Z(3); }
template<class T> Z g6(T t, bool b, Z z, Y y) { return b ? t.x() : z; }
template<class T> Z g7(T t, bool b, Z z, Y y) { return t ? Z(2) : z; }
template<class T> Z g8(T t, bool b, Z z, Y y) { return t ? Z(2) : mk(); }
template<class T> Z g9(T t, bool b, Z z, Y y) { Z r = t ? T() : mk(); mk().a = (t ? T() : mk()).a; return b ? y : z; }
template<class T> void g10(T t, bool b, Z z, Y y) { g1(t ? T() : mk(), b, z, y); int i = (t ? T() : mk()) + 1; t.f(t ? T() : mk()); throw t ? mk() : T(); }
