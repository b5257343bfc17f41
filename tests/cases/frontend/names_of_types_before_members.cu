// shows: a statement that begins with the name of a type declares; nothing is undeclared as a template argument without a message; null is no operand
// prelude: none
struct C { static C &get(); int m; };
namespace n { using ::C; }
typedef C TC;
template <class T> struct V { static int s; };
template <class T> struct W { W(T); T v; };
template <int N> struct I {};
template <class T> void fn(T);
template <class T> struct Base { typedef T type; };
template <class T> struct D : Base<T> {
  void a() { type t; }
  void d() { type t = 3; int k; }
};
W<unk0> g(1);
I<unk2> g3;
W<unk16> f1();
struct S { W<unk18> m; W<unk19> f(); };
int main() {
  C.get();
  TC.get();
  C->m;
  V<int>.s;
  int z = C;
  W<unk> k(1);
  fn<unk4>(1);
  W<W<unk5>> zz(1);
  auto a = nullptr + 1;
  auto b = nullptr - 1;
  auto c = 1 + nullptr;
  nullptr + nullptr;
}
