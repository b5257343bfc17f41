// prelude: mini
// What needs a body may be discarded: the body itself is not, nor are those of lambdas and of members of local classes.
struct Three { Three(unsigned, unsigned, unsigned); };
template <int V> struct Constant { constexpr operator int() const { return V; } };
template <class... T> struct List {};
template <int I, class... T> constexpr Constant<1> get(const List<T...> &) { return {}; }
template <int... I, class T> constexpr auto size(const T &of) {
  if constexpr (sizeof...(I) == 0) return Constant<1>{}; else return size(get<I...>(of));
}
template <class T> struct Box { auto size() { return sizeof(T); } };
template <class T> __device__ auto twice(T t) { return t + t; }
template <int N> void run() {
  using Shape = List<Constant<1>, Constant<1>, Constant<1>>;
  int known = size<1>(Shape{});
  if constexpr (size(Shape{}) > 1) {
    Three dims(size<0>(Shape{}), size<1>(Shape{}), size<2>(Shape{}));
  }
}
template void run<3>();
void plain() {
  if constexpr (false) {
    struct Local { auto m() { return 1; } };
    int a = Local().m();
    int b = Box<int>().size();
    auto c = [](auto x) { return x; }(3);
    auto d = [] { if constexpr (false) return 1; else return 2.0; }();
  }
}
template <class T> void of_template() {
  if constexpr (false) {
    struct Local { auto m() { return 1; } };
    int a = Local().m();
    int b = Box<char>().size();
    auto c = [](auto x) { return x; }(3);
    auto d = [] { if constexpr (false) return 1; else return 2.0; }();
  }
}
template void of_template<int>();
__device__ void on_device() { if constexpr (false) { int x = twice(3); } }
