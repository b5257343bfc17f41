// prelude: none
// Values in partial specializations as they are
constexpr unsigned long dyn = -1; template<class T, unsigned long N = dyn> struct sp { sp(T(&)[N]); }; template<class T> struct sp<T, dyn> { sp(T*, int, int, int); sp(); void m(T); void m(T, T, T, T); };
template<class T, int N, bool B> struct q { }; const int three = 3; enum E { e1, e2 }; template<class T> struct q<T, three + 1, true> { q(T, T); void f() { undefined1; T::x; } }; template<class T> struct q<T, e2, (1 > 2)> { q(T, T, T); }; template<class T> struct q<T, sizeof(int), false> { q(T*, T); };
sp<int> a(1); sp<int> b("x", 1); q<int, 4, true> c; q<int, 1, false> d; q<int, 4, false> f;
void g() { b.m(); }
