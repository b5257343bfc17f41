// shows: temporaries of open types in whatever must be a constant
// flags: -w
// prelude: none
template<int v> struct C { constexpr operator int() const noexcept { return v; } constexpr int m() const { return v; } static constexpr int q = 3; };
template<int> struct I {};
constexpr int id(int t) { return t; }
template<class T, class U> struct X {
  static const int a1 = T{} + 1, a2 = -T{}, a3 = T{} ? 1 : 2, a4 = id(T{}) + 1, a5 = T{}.m() + 1, a6 = (int)T{} + 1, a7 = T{}.q + 1, a8 = id(T{} + 1), a9 = T{} + U{}, a10 = typename T::type{} + 1, a11 = decltype(U{}){} * 2;
  static constexpr int b1 = T{} + 1, b2 = -T{}, b3 = T{} ? 1 : 2, b4 = id(T{}) + 1, b5 = T{}.m() + 1, b6 = (int)T{} + 1, b7 = T{}.q + 1, b8 = id(T{} + 1), b9 = T{} + U{}, b10 = typename T::type{} + 1, b11 = decltype(U{}){} * 2, b12 = decltype(U{}){};
  static constexpr auto c1 = T{} + 1; 
  enum { e1 = T{} + 1, e2 = -T{}, e3 = T{} ? 1 : 2, e4 = typename T::type{} + 1, e5 = decltype(U{}){} * 2 };
  int ar[T{} + 1]; int ar2[decltype(U{}){} + 1]; I<T{} + 1> i1; I<decltype(U{}){} + 1> i2; 
  static_assert(T{} + 1 == 2, ""); static_assert(decltype(U{}){} == 2, ""); static_assert(T{} == U{} && T{}, "");
  int nb : T{} + 1; alignas(T{} + 3) int al; int dm = T{} + 1;
  int f() { constexpr int b1 = T{} + 1, b2 = -T{}, b3 = T{} ? 1 : 2, b4 = id(T{}) + 1, b9 = T{} + U{}, b10 = typename T::type{} + 1, b11 = decltype(U{}){} * 2, b12 = decltype(U{}){}; static const int s1 = T{} + 1; const int s2 = T{} + 1; int ar[T{} + 1]; if constexpr (T{} == 1) { } static_assert(T{} == 2, ""); switch (1) { case T{} + 1: ; } int q[] = {T{} + 1}; I<T{} == 1> i; return sizeof(T{} + 1) + noexcept(T{} + 1); }
  template<int N = T{} + 1> void g(); void h(int n = T{} + 1) noexcept(T{} == 2); 
};
template<class T> constexpr int vt = T{} + 1; template<class T> const int vu = T{} + 1; template<class T> int vv = T{} + 1;
