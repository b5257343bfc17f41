// prelude: none
// flags: --c++17
template<int N, bool B> void f(int*) {}
template<class T> struct pr;
template<class T> void show(T, int*);
void g(int c) {
  const auto k1 = c ? f<1, false> : f<2, true>;
  const auto k2 = c == 1 ? f<1, false> : c ? f<2, true> : f<3, false>;
  pr<decltype(k1)> p1; pr<decltype(k2)> p2; 
  show(k1, 0); show(k2, nullptr); 
  auto k3 = c ? &f<1, false> : f<2, true>; pr<decltype(k3)> p3;
  auto k4 = c ? &f<1, false> : &f<2, true>; pr<decltype(k4)> p4;
  (c ? f<1, false> : f<2, true>)(0);
  void (*q)(int*) = c ? f<1, false> : f<2, true>;
  auto k5 = c ? f<1, false> : nullptr; pr<decltype(k5)> p5;
}
