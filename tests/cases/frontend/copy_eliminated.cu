// shows: a copy that is not made must be possible before C++17
// flags: --c++14
// prelude: none
struct T { T(); T(const T &) = delete; };
T make();
void f() { T eliminated = make(); }
