// shows: auto from an initializer of type void or an empty list
// flags: --c++17
// prelude: none
void f();
auto a = f();
const auto b = f();
auto c(f());
auto d{f()};
auto *e = f();
auto &g = f();
void k() { auto x = f(); static auto y = f(); for (auto z = f();;) ; if (auto w = f()) ; auto &&v = f(); new auto(f()); }
template<class T> void m(T t) { auto x = f(); auto y = t.q(); auto z = (void)t; }
struct Q { void q(); }; template void m(Q);
auto i5 = (1, f());
