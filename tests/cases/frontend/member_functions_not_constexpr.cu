// shows: calls of member functions that are not constexpr
// flags: --c++17
// prelude: none
template<class T, bool S> struct ca {};
template<class T> struct ca<T,true> { static T call(T x) { return x>=0?x:-x; } };
template<> struct ca<float,true> { static float call(float x) { return x>=0?x:-x; } };
template<class T> struct cb { static T call(T x) { return x>=0?x:-x; } };
template<class T> constexpr T ab(T x) { return ca<T,true>::call(x); }
template<class T> constexpr T ab2(T x) { return cb<T>::call(x); }
struct N { static int call(int x) { return x; } };
constexpr int ab3(int x) { return N::call(x); }
static_assert(ab(1) > 0, "");
static_assert(ab(1.0f) > 0, "");
static_assert(ab2(1) > 0, "");
static_assert(ab3(1) > 0, "");
constexpr int q = ab2(1);
