// shows: template-ids that name one function initialize auto variables
// flags: --c++17
// prelude: none
template<class T> struct K { typedef int Params; };
template<class T> __attribute__((global)) void kern(typename T::Params p) {}
extern "C" int f(const void *, int);
template<class T> int f(T *, int);
template<class K2> int g(int s) {
  auto k = kern<K2>;
  if (s > 3) { f(k, s); }
  return 0;
}
int h() {
  constexpr auto k = kern<K<int>>;
  auto k2 = kern<K<int>>;
  f(k, 1); f(k2, 2);
  return g<K<int>>(3);
}
