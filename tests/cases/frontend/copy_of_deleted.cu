// shows: constructors that copy and are deleted or hidden
// flags: --c++17
// prelude: none
struct T { T(); T(const T &) = delete; };
struct D : T {};
struct M { M(); M(const M &) = delete; M(M &&); };
struct W { T t; int x; };
class P { P(const P &); public: P(); };
template <class A> struct U { U(); U(const U &) = delete; U(U &&); void take(U); template <class B> U(B *, B) = delete; };
void by_value(T); void by_value(M, int);
template <class X> void deduced(X);
T returned(T &a) { return a; }
M moved() { M local; return local; }
M kept(M &a) { return a; }
auto deduced_return(bool) { U<int> local; return local; }
void operand(bool b, T &a, M &m, D &d, W &w, P &p, U<int> &u) {
  by_value(a);
  by_value(m, 1);
  by_value(static_cast<M &&>(m), 1);
  deduced(a);
  T copy = a;
  T sliced = d;
  M constant = static_cast<const M &&>(m);
  W implicit = w;
  P hidden = p;
  U<int> instance = u;
  u.take(u);
  U<char> pattern((int *)0, 2);
  b ? m : M();
  new M(m);
  throw m;
}
void lists(T &a, M &m) {
  W member{a, 1};
  T braces{a};
  T elements[2] = {a, a};
  auto captured = [a, m] {};
}
