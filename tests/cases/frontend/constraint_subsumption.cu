// prelude: none
// flags: --c++20
template<class T> concept A = sizeof(T) > 0; template<class T> concept B = A<T> && sizeof(T) > 1; template<class T> concept C = A<T> || sizeof(T) > 100; template<class T> concept D = B<T> && C<T>;
template<class T> concept E = sizeof(T) < 50;
template<class T> requires C<T> constexpr int a(T) { return 1; } template<class T> requires A<T> constexpr int a(T) { return 2; }
template<class T> requires A<T> || E<T> constexpr int b(T) { return 1; } template<class T> requires A<T> constexpr int b(T) { return 2; }
template<A T> constexpr int c(T) { return 1; } template<B T> constexpr int c(T) { return 2; }
constexpr int d(A auto) { return 1; } constexpr int d(D auto) { return 2; }
template<class T> constexpr int e(T) requires A<T> { return 1; } template<class T> constexpr int e(T) requires A<T> && E<T> { return 2; }
template<class T> constexpr int f(T) { return 1; } template<class T> constexpr int f(T) requires true { return 2; }
template<A... T> constexpr int h(T...) { return 1; } template<B... T> constexpr int h(T...) { return 2; }
template<class T, class U> concept S = __is_same(T, U); template<class T, class U> concept SS = S<T, U> && S<U, T>;
template<class T, SS<T> U> constexpr int k(T, U) { return 2; } template<class T, class U> requires S<T, U> constexpr int k(T, U) { return 1; }
template<class T, class U> requires S<U, T> constexpr int l(T, U) { return 1; } template<class T, SS<T> U> constexpr int l(T, U) { return 2; }
struct M { template<A T> constexpr int m(T) { return 1; } template<B T> constexpr int m(T) { return 2; } };
template<class T> struct N { constexpr int n() requires A<T> { return 1; } constexpr int n() requires B<T> { return 2; } constexpr N() requires A<T> : q(1) {} constexpr N() requires B<T> : q(2) {} int q; };
#define Q(x, y) static_assert(x == y, #x);
Q(a(1), 2) Q(b(1), 2) Q(c(1), 2) Q(d(1), 2) Q(e(1), 2) Q(f(1), 2) Q(k(1, 2), 2) Q(l(1, 2), 2) Q(M().m(1), 2) Q(N<int>().n(), 2) Q(N<int>().q, 2)
