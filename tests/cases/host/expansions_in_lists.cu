// shows: parentheses of pack expansions in braced lists of arrays and aggregates
// prelude: none
inline int gg() { return 1; }
template<class T> T ff(T t) { return t; } struct X { static constexpr int value = 1; static int f() { return 1; } int n; };
struct Y { Y(int); Y(const char*); }; template<class T> struct ag { T a[3]; };
template<class... T> void m(T... t) {
 int y1[] = { (T::value, 0)... }; int y2[] = { ((void)ff(t), 0)... }; int y3[] = { 0, (T::value, 0)... }; int y4[] { (T::f(), t.n)... }; int y5[] = { 1, ff(t).n... }; int y6[3] = { t.n... }; int y7[] = { (t.n)... }; int y8[] = { t.n + 1 ... }; int y9[] = { (int)T::f()... }; int ya[] = { (gg(), T::value)... }; int yb[] = { (T::value, gg())... }; int yc[] = { ((void)T::value, 0)... }; int yd[] = { (sizeof(T), 0)... };
 long z1[] = { (T::value, 0)... }; long z2[] = { T::f()... }; bool z3[] = { (T::f(), true)... }; char z4[] = { (ff(t), char())... }; Y z5[] = { T::f()... }; Y z6[] = { (T::f(), 1)... }; ag<int> z7 = { (T::f(), 1)... }; ag<int> z8 = { { T::f()... } }; ag<int> z9{ T::f()... };
 using A = int[sizeof...(T)]; (void)A{ (T::value, 0)... }; (void)A{ T::f()... }; (void)A{ t.n... }; (void)A{ 0, ff(t).n... }; (void)A{ ff(t.n)... }; (void)A{ T::value... }; (void)A{ t.n + 1 ... }; using B = int[]; (void)B{ (ff(t), 0)... }; (void)B{ T::f()... }; (void)B{ 0, (T::f(), 0)... }; (void)ag<int>{ (T::f(), 1)... }; (void)ag<int>{ T::f()... };
 using D = long[sizeof...(T)]; (void)D{ (T::value, 0)... }; (void)D{ T::f()... }; using E = Y[sizeof...(T)]; (void)E{ T::f()... }; (void)E{ (T::f(), 1)... };
}
struct ct { template<class... U> ct(U...); }; template<class T> struct ctt { template<class... U> ctt(U...); };
template<class U, class... T> void m3(U u, T... t) {
 (void)ag<U>{ T::f()... }; (void)ag<U>{ t.n... }; (void)ag<U>{ (T::f(), 1)... }; (void)U{ T::f()... }; (void)U{ t.n... }; (void)U{ (T::f(), 1)... }; (void)U{ ff(t)... };
 (void)ct{ T::f()... }; (void)ct{ t.n... }; (void)ct{ (T::f(), 1)... }; (void)ctt<int>{ T::f()... }; (void)ctt<U>{ (T::f(), 1)... }; (void)ctt<U>{ t.n... };
 using A = U[sizeof...(T)]; (void)A{ T::f()... }; (void)A{ t.n... }; using B = U[]; (void)B{ (T::f(), 1)... }; using C = typename U::type; (void)C{ T::f()... }; (void)C{ (T::f(), 1)... }; (void)typename U::type{ t.n... };
 using I = int[4]; (void)I{ T::f()... }; (void)I{ t.n... }; (void)ag<int>{ t.n... }; (void)ag<int>{ ff(t)... };
}
