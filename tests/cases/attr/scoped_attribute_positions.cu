// shows: an attribute begins at its namespace
// prelude: none
[[gnu::global]] int f1();
struct S { [[gnu::global]] void m(); [[gnu::device]] static int s; };
[[gnu::shared, gnu::constant]] int x;
[[gnu::launch_bounds(1,2,-3)]] [[gnu::global]] void k();
template <class T> T e(); template<class T> [[gnu::noinline]] T e();
template <class T> T e2(); template<class T> [[using gnu: noinline]] T e2();
