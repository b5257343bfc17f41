// Enumerators of class templates keep their expressions, with earlier enumerators replaced by their values.
struct S { static constexpr int x = 1; static const int y = 2; }; constexpr int S::x; const int S::y;
template<class T> struct U { static constexpr int x = 1; static const int y = 2; static constexpr T a[2] = {1, 2}; struct I { static constexpr int q = 2; }; };
template<class T> constexpr int U<T>::x; template<class T> const int U<T>::y; template<class T> constexpr T U<T>::a[2]; template<class T> constexpr int U<T>::I::q;
template<class T> struct E { enum { x, y = x + 1, z = y, w, v = w + 1, u = 7, t = u, s = u + 1, r = sizeof(T), q, p = q + 1, o = 9, n = 10, m = o }; };
template<class T> struct L { enum { a = 'a', b = 3, c = -1, d = true, e = 1u, f = 0, g = false, h = 5ul, i = (3), k = a, l = !d, m = d && b, n = b + 1, o = sizeof(int) }; };
template<class T> struct K { enum Name { a = 1 << 3, b = 2 + 3, c = a | b, d = -5, e = ~0, f = (1, 2), g = 'a' + 1, i = 3 > 2, j = 5 ? 1 : 2, l = int(3), n = S::x, o = S::x + 1 }; enum class Fixed : long { a = 1, b = a, c = 3u, d = 'x' }; };
template<class T> void f() { enum { a = true, b = a + 1, c = 'c', d = -1, e = c }; }
enum M { ma = true, mb = 'x' + 0, mc = noexcept(1), md = sizeof(noexcept(1)), me = !noexcept(1) };
template<int N> struct F { enum { a = N, b = N + 1, c = a + 1, d = a, e = N > 3, f = !a, g = a && 1, h = (N == 3) ? 1 : 0, i = (N == 3) ? a : 2 }; enum { z = a, y = e + 1 }; static const int k = a; char arr[b]; };
struct O { enum { a = 1, b = a + 1, c = a, d = 'a' }; };
template<bool> struct B; template<int> struct C; template<bool...> struct D;
template<class T, int I, bool V> struct A {
    using a1 = B<I < 3>; using a2 = B<(I > 3)>; using a3 = B<I >= 3>; using a4 = C<(I >> 3)>; using a5 = B<T::v >= 3>; using a6 = B<T::v == (I > 3)>; using a7 = B<(T::v > 3) && V>; using a8 = B<V && (I >= 3)>;
    template<class... P> using a9 = D<P::value...>;
};
int g();
template<class T> struct N { static constexpr bool a = noexcept(g()); static const bool b = noexcept(T()), c = noexcept(g()) && noexcept(T()); bool d = noexcept(T()); void h() noexcept(noexcept(T()) && noexcept(g())); };
void h() { if (noexcept(g())) g(); bool b; b = noexcept(g()); int i = 1 + noexcept(g()); (void)noexcept(g()); }
