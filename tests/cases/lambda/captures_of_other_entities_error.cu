// shows: captures name variables; what involves a bound computed at run time, or an outer anonymous union, is none
// flags: --extended-lambda --display_error_number --frandom-seed=7
namespace n { }
void capture_arrays(int n) {
  int v[n];
  int (*p)[n] = &v;
  auto l1 = [=] { return v[0]; };
  auto l2 = [&] { return v[0]; };
  auto l3 = [v] { return 0; };
  auto l4 = [&v] { return 0; };
  auto l5 = [=] __device__ { return (*p)[0]; };
  auto l6 = [&] { return (*p)[0]; };
  auto l7 = [=] { auto m = [=] { return v[0]; }; return v[1]; };
  auto l8 = [] { return v[0]; };
}
void capture_unions() {
  union { int i; float f; };
  static union { int j; };
  auto l1 = [=] __device__ { return i + f; };
  auto l2 = [i] { return 0; };
  auto l3 = [] { return sizeof(i); };
  auto l4 = [] { return j; };
  auto l5 = [x = i] { return x; };
}
struct S {
  static int s;
  int o(), o(int), one(), field;
  typedef int Type;
  enum E { e1 };
  template <class T> void made();
  void f() {
    auto a = [s] { return 0; };
    auto b = [o] { return 0; };
    auto c = [one] { return 0; };
    auto d = [field] { return 0; };
    auto e = [Type] { return 0; };
    auto g = [E] { return 0; };
    auto h = [e1] { return 0; };
    auto i = [made] { return 0; };
    auto j = [S] { return 0; };
    auto k = [&n] { return 0; };
    auto l = [zork] { return 0; };
  }
};
template <class T> struct X { };
template <class T, int N, template <class> class TT> void parameters() {
  auto a = [T] { return 0; };
  auto b = [N] { return 0; };
  auto c = [TT] { return 0; };
  auto d = [X] { return 0; };
}
