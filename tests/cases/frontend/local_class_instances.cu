// shows: classes that bodies of templates define, in the bodies made from them
// prelude: none
template<class T> T&& dv();
template<class T> struct task {
  struct base { T* co; };
  auto f1() { struct aw { int r() { return 1; } }; return aw{}; }
  auto f2() { struct aw : base { int r() { return 1; } }; return aw{}; }
  auto f3() { struct aw : base { int r() { return 1; } }; return aw(); }
  auto f5() { struct aw { T r() { return T(); } }; return aw{}; }
  auto f6() { struct aw { auto r() { return T(); } }; return aw{}; }
  auto f7() { struct aw : task { auto r() { return T(); } }; return aw{}; }
};
template<class T> auto g1(T t) { struct aw : T { int r() { return 1; } }; return aw{}; }
template<class T> auto g2(T t) { struct aw { T t; int r() { return 1; } }; return aw{t}; }
struct X {};
template<int N, class T> struct w { w(T) {} };
template<int N, class T> w<N, T> mk(T t) { return t; }
auto a1 = mk<1>(dv<task<int>>().f1().r());
auto a2 = mk<1>(dv<task<int>>().f2().r());
auto a3 = mk<1>(dv<task<int>>().f3().r());
auto a5 = mk<1>(dv<task<int>>().f5().r());
auto a6 = mk<1>(dv<task<int>>().f6().r());
auto a7 = mk<1>(dv<task<int>>().f7().r());
auto a8 = mk<1>(g1(X()).r());
auto a9 = mk<1>(g2(X()).r());
