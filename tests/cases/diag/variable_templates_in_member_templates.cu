// prelude: none
// flags: --c++17
template<bool, class T = void> struct eif {}; template<class T> struct eif<true,T> { typedef T type; };
template<bool b, class T> using en = typename eif<b,T>::type;
template<class T> constexpr bool bad = T::nothing;
template<class T> constexpr bool bad2 = T::nothing;
template<class T> constexpr bool bad3 = T::nothing;
template<class T> constexpr bool bad4 = T::nothing;
template<class T> constexpr bool bad5 = T::nothing;
template<class T> constexpr bool bad6 = T::nothing;
template<class T> constexpr bool bad7 = T::nothing;
template<class I> struct C1 { template<bool B = true> auto m() -> en<(!bad<I>) && B, int>; };
template<class I> struct C2 { template<bool B = true> en<(!bad2<I>) && B, int> m(); };
template<class I> struct C3 { template<bool B = true, en<bad3<I> && B, int> = 0> void m(); };
template<class I> struct C4 { template<class T = en<bad4<I>, int>> void m(); };
template<class I> struct C5 { template<bool B = true> void m() noexcept(bad5<I> && B); };
template<class I> struct C6 { template<bool B = true> void m(int (*)[bad6<I> && B]); };
template<class I> struct C7 { template<bool B = true> void m() { int x = bad7<I> && B; } };
struct X {};
C1<X> c1;
C2<X> c2;
C3<X> c3;
C4<X> c4;
C5<X> c5;
C6<X> c6;
C7<X> c7;
