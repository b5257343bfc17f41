// shows: attributes that nothing is known of, behind a type
// prelude: none
struct S {} __attribute__((noclone)) s1; struct __attribute__((noclone)) S2 {} s2; S __attribute__((noclone)) s3;
typedef int __attribute__((noclone)) T1; typedef S __attribute__((noclone)) T2;
void f(int __attribute__((noclone)) p, S __attribute__((noclone)) q); 
struct M { int __attribute__((noclone)) a;  static int __attribute__((noclone)) c; };
auto l = [](int __attribute__((noclone)) x) -> int { int __attribute__((noclone)) y = 1; return y; };
int __attribute__((noclone, unused)) d1; int __attribute__((unused, noclone)) d2; int __attribute__((noclone)) __attribute__((noipa)) d3; int __attribute__((noclone, noipa)) d4(); int __attribute__((noclone(1, "a"))) d5();
long __attribute__((noclone)) long d6; unsigned __attribute__((noclone)) d7; int [[foo::bar]] d8; 
template<class T> struct Q { T __attribute__((noclone)) f(); friend int __attribute__((noclone)) g(); Q __attribute__((noclone)) *h(); };
