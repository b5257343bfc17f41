// Alias templates whose name is taken, member functions that friend declarations cannot name, and initializers of the members
// of anonymous classes in unions ([temp.pre], [class.friend], [class.union.anon]).
namespace taken {
struct a {}; template <class T> using a = int;
template <class T> struct d; template <class T> using d = int;
int e; template <class T> using e = int;
template <class T> void g(); template <class T> using g = int;
typedef int k; template <class T> using k = int;
enum l {}; template <class T> using l = int;
template <class T> using c = int; template <class T> using c = int;
}
class X { void f(); void g(int); void g(long); X(); ~X(); static void s(); };
struct Y { friend void X::f(); friend void X::g(int); friend X::X(); friend X::~X(); friend void X::s(); };
class X1 { void f(); friend struct Y1; };
struct Y1 { friend void X1::f(); };
class X2 { protected: void f(); };
struct Y2 : X2 { friend void X2::f(); };
struct A { union { int x = 1; int y = 2; }; };
union B { int x = 1; union { int y = 1; int z; }; };
union C { int x = 1; struct { int y = 1; int z = 3; }; };
union E { struct { int y = 1; int z = 3; }; int w; };
union F { struct { int y = 1; }; struct { int z = 3; }; };
struct G { union { struct { int a = 1; }; int b = 2; }; };
struct I { union { int a = 1; }; union { int b = 1; }; };
union J { union { int a; int b = 3; }; int c = 4; };
