// shows: trailing requires-clauses of friends of class templates, by the class that declares them
// flags: --c++20
// prelude: none
template<class T> constexpr bool sized = false; template<> constexpr bool sized<int> = true; template<class T, class U> concept sz = sized<T>; struct nm {};
template<class V> struct it { V c; friend constexpr long operator-(const it& x, const it& y) requires sz<V, V> { return x.c - y.c; } friend constexpr bool operator==(const it& x, const it& y) requires sz<V,V> { return x.c == y.c; } };
template<class T> concept has_minus = requires(T a, T b) { a - b; };
static_assert(!has_minus<it<nm>>); static_assert(has_minus<it<int>>);
struct sfn { template<class T> requires has_minus<T> constexpr auto operator()(T&& t) const { return t - t; } template<class T> constexpr auto operator()(const T& t, int) const { if constexpr (has_minus<T>) return t - t; else return 1; } };
template<class T> concept sr = requires(T& t) { sfn{}(t); };
static_assert(!sr<it<nm>>);
template<class V> struct tv { constexpr auto begin() { if constexpr (sr<V>) return 1; else return 2; } };
constexpr int q = tv<it<nm>>().begin();
