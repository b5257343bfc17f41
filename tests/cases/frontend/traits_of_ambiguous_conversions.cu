// Conversions by ambiguous or deleted functions, as the traits see them.
struct A { operator const int &() const noexcept; operator unsigned char() const noexcept; operator char() const noexcept; };
static_assert(__is_convertible_to(A, int), ""); static_assert(!__is_convertible_to(A, unsigned long), ""); static_assert(!__is_constructible(unsigned long, A), "");
static_assert(!__is_convertible_to(A, double), ""); static_assert(__is_constructible(char, A), ""); static_assert(__is_convertible_to(A, unsigned char), "");
struct D { D(long) = delete; D(char *); }; static_assert(!__is_convertible_to(int, D), ""); static_assert(!__is_convertible_to(long, D), ""); static_assert(__is_convertible_to(char *, D), "");
struct F { operator int() const; operator float() const = delete; }; static_assert(__is_convertible_to(F, int), ""); static_assert(!__is_convertible_to(F, float), "");
struct B { operator int *() const; operator int *(); operator void *() const; }; static_assert(__is_convertible_to(B, int *), ""); static_assert(__is_convertible_to(B, const int *), ""); static_assert(__is_convertible_to(B, bool), "");
struct G { operator int() &; operator int() &&; operator int() const &; }; static_assert(__is_convertible_to(G, int) && __is_convertible_to(G &, int) && __is_convertible_to(const G &, long), "");
template<class T> struct W { operator T &(); operator const T &() const; template<class U> operator U() const; }; static_assert(__is_convertible_to(W<int>, int) && __is_convertible_to(const W<int> &, int) && __is_convertible_to(W<int> &, int &), "");
struct E { enum X { x } v; operator X() const; operator unsigned() const; }; static_assert(__is_convertible_to(E, unsigned), ""); static_assert(__is_constructible(E::X, E), "");
