// shows: an enumerator whose name its scope has already hides what had it
// prelude: none
enum E { a, b, a }; int n = a; int m = a | b;
const char *p; enum F { c, p }; int q = p; F r = p;
void s(); enum G { s }; int t = s; void f() { s(); }
typedef int u; enum H { u }; int v = u; u w;
namespace x { int y; } enum I { x }; int z = x::y;
enum class J { k, k }; J l = J::k;
struct S { int o; enum { o }; int c = o; };
struct T { }; enum K { T }; int aa = T;
void g() { int *ab; enum { ab }; int ac = ab; }
template<class U> void ad(U); enum L { ad }; int ae = ad;
