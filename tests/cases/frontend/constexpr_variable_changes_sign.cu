// shows: constexpr variables converted to unsigned types [conv.integral]
// prelude: none
constexpr long all = -1;
constexpr int few = -4;
template<class T, long N = all> struct span {
  static constexpr unsigned long extent = static_cast<unsigned long>(N);
  span(unsigned long count) { extent == all || count == extent ? (void)0 : (void)1; }
};
void f(unsigned long c) {
  c = all;
  c = few;
  c = c + all;
  if (c == all) c = static_cast<unsigned long>(all);
  span<int> s(3);
}
