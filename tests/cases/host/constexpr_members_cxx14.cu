// shows: static constexpr members are inline from C++17 on only
// flags: --c++14
// prelude: none
int anchor = 1;
template<class T, T v> struct ic { static constexpr T value = v; }; template<class T, T v> constexpr T ic<T, v>::value;
struct s { static constexpr int q = 3; static const int r; }; constexpr int s::q; const int s::r = 4;
