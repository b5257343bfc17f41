// prelude: none
// flags: --remarks
// Comparisons of two enumerations.
enum E { a, a2 }; enum F { b }; enum { u1 }; enum { u2 }; bool f(E e, F g, const F &h, E *p, F *q) { return e == g || e != b || e < b || u1 == u2 || u1 == a || e == h || *p >= *q || (e) == (g); }
bool r(E e, F g) { return a == a2 || e == 1 || int(e) == g || +e == g || e == a; } static_assert(a == b); constexpr bool k = a >= b; enum class G { c }; bool s(G x, G y) { return x == y && k; }
template <class T> bool t(T x, F g) { return x == g; } template bool t(E, F);
