// shows: a class template's name before :: needs its arguments
// prelude: none
template <class T> struct S { T pop(); static int s; struct In { int q(); }; typedef int t; static void f(); enum E { A }; void a(); };
template <class T> int S::In::q() { return 1; }
template <class T> T S::pop() { return zz; }
int x = S::s;
S::t y;
S::In z;
int w = S::A;
int v = sizeof(S::t);
S::t fr();
void S::a() { n = 1; }
int S::s = qq;
int main() {
  S::f();
  auto e = S::A;
  int q = S::nope;
  &S::pop;
  (S::t)3;
  new S::t;
  return S::s;
}
struct D : S::In {};
struct M { S::t m; };
using A1 = S::t;
namespace N { template <class T> struct R { static int r; void m(); }; }
int n = N::R::r;
template <class T> void N::R::m() {}
void N::R::m() {}
template <class T> using Al = S<T>;
int al = Al::s;
