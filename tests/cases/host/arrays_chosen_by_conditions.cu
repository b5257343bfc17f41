// shows: arrays that conditions choose decay in the operands
// flags: --c++17
// prelude: none
char a1[3], a2[3]; void h(const char *); int g(int);
void f(int n) {
  h(n ? "a" : "b"); const char *x; x = n ? "a" : "b"; x = n ? a1 : a2; char c = (n ? a1 : a2)[1]; c = *(n ? "a" : "b"); char *y = n ? a1 : a2;
  const char *z[] = {n ? "a" : "b", true ? "a" : "b"};
  c = (n ? "a" : "b")[1]; h(1 ? "a" : "b"); h((n, "a")); auto &r = n ? a1 : a2; h((n ? "a" : "b") + 1); h(n ? (n ? "a" : "b") : "c"); h(n ? "c" : (n ? "a" : "b"));
  int v = n ? g(1) : g(2); int w = n ? 1 : (n ? 2 : 3); h(n ? __func__ : "fx");
  void (*fp)(int) = n ? f : f; fp = n ? f : &f;
}
const char *ff(int n) { if (n > 2) return n ? "a" : "b"; return true ? "a" : "b"; }
template<class T> const char *tf(int n, T t) { const char *a = n ? "a" : "b"; h(t ? "a" : "b"); h(n ? "a" : "b"); return n ? "a" : "b"; }
template const char *tf(int, int);
