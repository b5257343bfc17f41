// prelude: none
// flags: --c++17
struct B {};
struct A1 { mutable B b; constexpr operator B&() const { return b; } };
struct A3 { mutable B b; constexpr operator const B&() const { return b; } };
struct A4 { constexpr operator B() const { return B(); } };
struct A5 { B b; operator B&&(); };
struct I1 { operator int&() const; }; struct I2 { operator int() const; };
template<class T> T&& dv() noexcept;
void fun(B&) noexcept; void fun(B&&) = delete;
char fr(B&&); char fc(const B&); char fi(int&&); char fl(B&);
template<class...> using vt = void;
#define T(n, e) template<class T, class=void> constexpr bool n = false; template<class T> constexpr bool n<T, vt<decltype(e)>> = true;
T(t1, fun(dv<T>())) T(t2, fr(dv<T>())) T(t3, fc(dv<T>())) T(t4, fi(dv<T>())) T(t5, fl(dv<T>()))
#define S(...) static_assert(__VA_ARGS__, #__VA_ARGS__); static_assert(!(__VA_ARGS__), "!" #__VA_ARGS__);
#define Q(x) S(t1<x>) S(t1<x&>) S(t2<x>) S(t2<x&>) S(t3<x>) S(t5<x>) S(t4<x>)
Q(A1) Q(A3) Q(A4) Q(A5) Q(I1) Q(I2) Q(B)
struct RW { template<class U, class = decltype(fun(dv<U>()))> RW(U&&u); };
void g(RW); void h(A1 a) { g(a); RW r = a; r = a; }
template<class X> struct is { static constexpr bool v = false; };
template<class X> struct RT { 
  static void fun(X&) noexcept; static void fun(X&&) = delete;
  template<class U, class = decltype(fun(dv<U>()))> constexpr RT(U&&u) noexcept(noexcept(fun(dv<U>()))); };
void g2(RT<B>); void h2(A1 a) { g2(a); RT<B> r = a; r = a; }
