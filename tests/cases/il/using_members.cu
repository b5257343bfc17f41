// flags: --il_display
// prelude: none
// Using-declarations in classes and namespaces, of several entities and of one.
namespace N { void f(int); void f(char); int v; struct S {}; }
using N::v;
using N::S;
struct A { void g(int); void g(char); int a; typedef int T; enum F { f1 }; };
struct B : A { int b; using A::g; using A::f1; protected: using A::a; using A::T; };
