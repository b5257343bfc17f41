// prelude: none
// flags: --c++11
constexpr int x; constexpr int y = 1;
