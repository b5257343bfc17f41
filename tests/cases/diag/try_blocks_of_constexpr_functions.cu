// shows: a constexpr function is no function-try-block before C++20
// prelude: none
constexpr int a(int t) try { return 1; } catch (...) { return 2; }
template <class T> constexpr T b(T t) try { return 1; } catch (...) { return 2; }
struct S { constexpr S() try { } catch (...) { } constexpr int m() try { return 1; } catch (...) { return 2; } };
