// shows: a pointer to member in a lambda needs no captured object
// prelude: none
struct other { int i; };
template<class A, class B> A field(A B::*member, int key);
struct test {
  int m;
  void body() {
    auto e = [](int key) { return field(&other::i, key); };
    auto f = [](int key) { return field(&test::m, key); };
    e(1); f(2);
  }
};
