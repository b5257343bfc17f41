// prelude: none
// shows: constants whose class is no literal type
struct A { A(); int x; };
constexpr A a;
