// prelude: none
struct S { struct T { enum { A = 3 }; }; int m; static int s; void f(); };
int v;
template <class T> struct W {};
namespace N { int nv; }
enum E1 { e1 };
void f(int);
int a1 = sizeof(undeclared1);
int a2 = static_cast<undeclared2>(3);
int a3 = static_cast<v>(3);
int a4 = static_cast<N::nv>(3);
int a5 = reinterpret_cast<S::s>(v);
int a6 = dynamic_cast<S::m>(v);
auto a7 = static_cast<S::nope>(1);
auto a8 = const_cast<v*>(&v);
auto a9 = static_cast<e1>(3);
auto b1 = static_cast<f>(3);
auto b2 = static_cast<S::f>(1);
template <int I> void tf() { static_cast<I>(3); }
using C1 = v;
using C2 = undeclared3;
template <class T = v> struct G {};
auto b3 = []() -> v {};
