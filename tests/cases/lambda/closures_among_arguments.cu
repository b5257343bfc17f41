// shows: how closure types are spelled among the arguments of classes and functions
// flags: --extended-lambda --frandom-seed=7
template <typename F> void call(F f) { }
template <typename F, typename G> void call2(F f, G g) { }
template <typename F> struct W { F f; static void go(F) {} };
template <typename... F> struct P { };
void host(int *p) {
  int x = 4;
  auto l = [=] (int a) { return a + x; };
  using L = decltype(l);
  typedef decltype(l) TL;
  using LP = L *;
  using LR = L &;
  using LC = const L;
  call<L *>(&l);
  call<const L *>(&l);
  call<L &>(l);
  call<LP>(&l);
  call<LR>(l);
  call<LC>(l);
  call<TL *>(&l);
  call<decltype(l) *>(&l);
  call<decltype(l) &>(l);
  call<const decltype(l) &>(l);
  call<decltype((l))>(l);
  call<decltype(&l)>(&l);
  call<W<L>>({l});
  call<W<decltype(l)>>({l});
  call<W<L *>>({&l});
  call<W<decltype(l) *>>({&l});
  call2<L, L *>(l, &l);
  call2<decltype(l), decltype(l) *>(l, &l);
  W<L *> w1{&l};
  W<decltype(l) *> w2{&l};
  W<const L> w3{l};
  P<L, L*, TL, decltype(l), decltype(l)*, W<L>> pk;
  call<P<L, L*, W<L*>>>({});
}
