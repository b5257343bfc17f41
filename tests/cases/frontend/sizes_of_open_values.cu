// shows: the size of what depends on a parameter by its value is looked at in the instance [temp.dep.constexpr]
// prelude: none
template<int N> void counted() {
  int list[] = {1, 2, N}, value = N;
  const int &bound = value;
  int *first = list;
  int a[sizeof(list) == 3 * sizeof(int) ? 1 : -1];
  int b[sizeof value == sizeof(N) ? 1 : -1];
  int c[sizeof(value + 1) == sizeof *first ? 1 : -1];
  int d = alignof(int) + __alignof__(value) + __alignof__(N);
}
template<class T> void copied(T given) {
  int value = given;
  int never[sizeof(value) == 1 ? 1 : -1];
}
template void counted<5>();
