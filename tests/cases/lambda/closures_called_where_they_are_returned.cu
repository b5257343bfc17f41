// shows: a closure that a function returns is called in parentheses unless it is a constant there
// prelude: none
// flags: --c++17
constexpr auto cf(int t) { return [t](int f) { return f + t; }; } auto nf(int t) { return [t](int f) { return f + t; }; }
template<class T> constexpr auto ct(T t) { return [t](int f) { return f + t; }; }
auto const by_value = [](auto t) { return [t](auto f) { return f; }; };
auto const by_reference = [](auto t) { return [&t](auto f) { return f; }; };
auto const of_reference = [](auto &&t) { return [&](auto &&f) -> decltype(auto) { return f(t); }; };
auto const of_pack = [](auto &&...t) { return [&](auto &&f) -> decltype(auto) { return f(static_cast<decltype(t)>(t)...); }; };
auto const of_none = [](int t) { return [=](auto &&f) -> decltype(auto) { return f(t); }; };
struct S { constexpr S(int v) : v(v) { } int v; auto m() const { return [v = v](int i) { return i; }; } constexpr auto c() const { return [v = v](int i) { return i; }; } constexpr auto operator()(int i) const { return [v = v](int i) { return i; }; } };
S gs(1); constexpr S cs(1);
int main() {
    int i = 3; const int k = 3;
    cf(1)(2); cf(i)(2); cf(k)(2); nf(1)(2); ct(1)(2); ct(i)(2);
    by_value(i)(2); by_value(k)(2); by_value(1)(i); by_reference(1)(2);
    of_reference(1)([](int) { }); of_pack(1)([](int) { }); of_none(1)([](int) { });
    gs.m()(1); gs.c()(1); cs.m()(1); cs.c()(1); gs(1)(2); cs(1)(2); gs(i)(2);
    return cf(i)(3) + gs(i)(2) + cs(1)(2);
}
template<class T> void in_template(T t) { int i; cf(1)(2); cf(i)(2); cf(t)(2); by_value(1)(2); by_value(i)(2); gs(1)(2); cs(1)(2); }
template void in_template(int);
int initial = cf(1)(2), of_object = gs(1)(2), of_closure = by_value(1)(2);
