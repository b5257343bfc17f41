// shows: init-captures from braces with and without an equals sign
// flags: --extended-lambda --frandom-seed=7
namespace std { template <class E> class initializer_list { const E *p; size_t n; public: constexpr initializer_list(const E *q, size_t m) : p(q), n(m) { } }; }
void host(int x) {
  auto a = [v = {1, 2}] { };
  auto b = [v{x}] { };
  auto c = [v = {x, x}, w = 3] { return w; };
  auto d = [v = {1, 2}] () mutable { };
  auto e = [&v = x] { v++; };
  auto f = [v(x)] { return v; };
}
