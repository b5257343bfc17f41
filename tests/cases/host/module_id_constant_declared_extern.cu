// shows: a constant declared extern before gives the module id
// flags: --c++17
// prelude: none
extern const int a; const int a = 3; extern const int b; constexpr int b = 4; 
