// flags: --c++20
// shows: a module declaration that is not first
export module a;
