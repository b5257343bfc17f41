// prelude: none
// flags: --c++20
// explicit conversion functions to bool take part in contextual conversions only
struct S { explicit operator bool() const; explicit operator int() const; };
static_assert(!__is_convertible_to(S, bool) && __is_constructible(bool, S));
int f(bool); char f(...);
static_assert(sizeof(f(S())) == 1);
S s;
bool b1(s), b2{s}, b3 = (bool)s, b4 = static_cast<bool>(s), b5 = bool(s), b6 = bool{s}, b7 = !s, b8 = s && s;
int b9 = s ? 1 : 2;
bool n() { if (s) return true; while (s) ; for (; s;) ; do ; while (s); return s || s; }
template<class T> bool m(T s) { if (s) return true; bool q{s}; bool r(s); return !s || (s && s) || static_cast<bool>(s); }
bool z = m(s);
bool *p = new bool(s), *q = new bool{s};
void g(bool);
bool e1 = s;
bool e2() { return s; }
void e3() { g(s); }
