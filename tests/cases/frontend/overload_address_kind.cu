// shows: the address of overloads chosen by kind; partial ordering of member templates
// flags: --c++20
// prelude: none
struct Functions { static void f(int) {} static void f() {} void g(int) {} void g() {} };
template<typename T, typename C> constexpr auto pick(T C::*member) noexcept { return member; }
template<typename F> constexpr auto pick(F* function) noexcept { return function; }
auto a = pick<void(int)>(&Functions::f);
auto b = pick<void()>(&Functions::g);
struct Organizer {
    template<auto C, typename... R> void emplace(const char* name = nullptr) {}
    template<auto C, typename... R, typename T> void emplace(T& value, const char* name = nullptr) {}
};
void g(int);
void order() { Organizer o; o.emplace<&g>("t1"); int x; o.emplace<&g>(x, "x"); }
