// prelude: none
// flags: --c++20
template<class T> concept A = sizeof(T) > 0; template<class T> concept B = A<T> && sizeof(T) > 1; template<class T> concept F = sizeof(T) > 1000;
template<class T> struct N { 
 constexpr int n() requires A<T> { return 1; } constexpr int n() requires B<T> { return 2; }
 constexpr int m() { return 1; } constexpr int m() requires A<T> { return 2; } constexpr int m() requires B<T> { return 3; } constexpr int m() requires F<T> { return 4; }
 constexpr N() requires A<T> : q(1) {} constexpr N() requires B<T> : q(2) {} int q;
 constexpr N& operator++() { return *this; } constexpr void operator++(int) requires F<T> {} constexpr int operator++(int) requires (!F<T>) { return 7; }
 friend constexpr int fr(N, int) requires A<T> { return 1; } friend constexpr int fr(N, int) requires B<T> { return 2; } };
#define Q(x, y) static_assert(x == y, #x);
Q(N<int>().n(), 2) Q(N<int>().m(), 3) Q(N<int>().q, 2) Q(N<char>().n(), 1) Q(N<char>().q, 1) Q(N<char>().m(), 2) Q(fr(N<int>(), 1), 2)
constexpr int t() { N<int> n; return n++; } Q(t(), 7)
