// prelude: none
// Where constexpr operator functions and default constructors of templates are instantiated.
template<class T> constexpr bool leaf(T x) { return x < 0; }
template<class T> struct N { T v; constexpr N& operator=(const N&) { leaf(v); return *this; } constexpr int operator+(int) const { return leaf((signed char)v), v < 0; } constexpr int operator[](int) const { return v < 0; } constexpr T* operator->() { return v < 0 ? nullptr : &v; } constexpr N& operator++() { v < 0; return *this; } constexpr operator bool() const { return v < 0; } constexpr bool operator!() const { return v < 0; } };
template<class T> constexpr bool operator==(const N<T>& a, const N<T>& b) { return a.v < 0; }
template<class T> constexpr N<T> operator-(const N<T>& a) { return a.v < 0 ? a : a; }
void f(N<unsigned> a, N<unsigned char> b, N<unsigned short> c, N<unsigned long> d, N<char16_t> e, N<char32_t> g) {
  a = a; b + 1; c[1]; d.operator->(); ++e; if (g) {} !a; a == a; -b; while (c) {} d ? 1 : 2; e && 1;
  for (; b; ) {}
}
void h(N<unsigned __int128> a) { do {} while (a); switch (int x = a + 1) { default: ; } }
template<class T> struct C { T v[3]; constexpr C(T x = T()) : v() { leaf(x); } };
C<unsigned> c;
void k() { C<unsigned char> c; C<char16_t> d[2]; }
