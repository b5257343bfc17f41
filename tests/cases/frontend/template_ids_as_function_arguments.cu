// shows: a template-id names one function whatever its qualifiers
// flags: --c++17
// prelude: none
template<class T> bool ce(T const& a, T const &b) { return a == b; }
template<class T> bool cv(T a, T b) { return a == b; }
struct F { template<class I, class C> bool operator()(I a, C c) const { return true; } };
template<class I, class C> bool fn(I a, C c) { return true; }
void k() { F f; f(1, ce<int>); f(1, ce<const int>); fn(1, ce<const int>); fn(1, ce<int>); bool (*p)(const int&, const int&) = ce<const int>; f(1, cv<const int>); fn(1, cv<const int>); bool (*q)(int, int) = cv<const int>; }
