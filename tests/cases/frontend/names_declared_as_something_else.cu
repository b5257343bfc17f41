// shows: a function is not declared again as a variable, nor a variable as a function; type specifiers that do not go together
// prelude: none
void f(int);
int f = 3;
void f2(int);
void f2(char);
int f2;
int h;
void h();
namespace n {}
template <class T> void t(T);
int t;
enum { e1 };
int e1;
auto rec(int n) { return rec(n - 1); }
auto rec2(int n) { if (n) return rec2(n - 1); return 1; }
auto rec3(int n) { if (n) return 1; return rec3(n - 1); }
int main() {
  auto int z = 3;
  int auto y = 3;
  static auto int s = 1;
  const auto int ci = 3;
  return rec(1);
}
