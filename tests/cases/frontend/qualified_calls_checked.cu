// shows: Arguments of calls by qualified, parenthesized and dereferenced names are checked one by one
// prelude: none
struct S { static void st(int); static void s2(int, int); void m() { st("a"); S::st("b"); } template <class T> static void tt(T *); };
namespace N { void f(int); template <class T> void g(T *); }
template <class T> struct X { static void st(int); };
void ff(int);
int main() { S::st("a"); S::st(); S::st(1, 2); S::s2(1, "a"); N::f("a"); N::f(); N::g(1); S::tt(1); X<int>::st("a"); X<int>::st(); X<int>::st(&ff); (ff)("a"); ::ff("a"); (*ff)("a"); (&ff)("a"); void (*p)(int) = ff; p("a"); p(); S s; s.st("a"); s.S::st("a"); }
