// shows: closures without captures as operands of built-in operators, and what gives no operand
// prelude: none
template<class T> T&& dv() noexcept;
template<class...> using void_t = void;
template<class T, class = void> struct plus { static constexpr int v = 0; };
template<class T> struct plus<T, void_t<decltype(+dv<T>())>> { static constexpr int v = 1; };
auto g1 = [](auto x) { return x; };
auto g4 = [](int x) { return x; };
int k;
auto g6 = [=](int x) { return k; };
struct ct { template<class T> operator T*(); };
struct ct2 { template<class T> operator T(); };
struct ct3 { template<class T> operator T() const; operator int(); };
template<int...> struct sh;
sh<plus<decltype(g1)>::v, plus<decltype(g4)>::v, plus<decltype(g6)>::v, plus<ct3>::v> x;
template<class T> struct P;
P<decltype(+g4)> a;
P<decltype(*g4)> b;
P<decltype(g4 == nullptr)> d;
P<decltype(true ? g4 : nullptr)> e;
P<decltype(g4 == g4)> l;
void f() {
  auto p = +[](int a, double b) { return a + b; };
  p(1, 2.0);
  (+[](const char* s) noexcept { return s; })("a");
  if (g4) {}
}
