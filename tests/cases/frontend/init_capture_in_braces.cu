// shows: init-captures with one element in braces
// flags: --c++17
// prelude: none
namespace std { template<class T> T &&move(T &t) { return static_cast<T &&>(t); } template<class E> class initializer_list { const E *b; unsigned long n; }; }
struct S { int v() const; };
void f() {
  S s;
  auto a = [s{std::move(s)}] { return s.v(); };
  auto c = [i{3}] { return i + 1; };
  auto d = [&r{s}] { return r.v(); };
  auto g = [p{&s}] { return p->v(); };
}
template<class T> struct O {
  template<class U> auto eq(const O<U> &o) const { return this->x == o.x; }
  T x;
};
template<class... A> auto h(A... a) { return [args{a...}] { return sizeof(args); }; }
auto hh = h(1);
