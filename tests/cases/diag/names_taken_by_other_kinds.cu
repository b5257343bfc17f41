// prelude: none
// Namespaces and class templates whose names are taken
int x = 1; namespace x {} 
struct S {}; namespace S { int a; }
void f(); namespace f {}
typedef int T; namespace T {}
int v; template<class A> struct v {};
struct W {}; template<class A> struct W {};
void g(); template<class A> class g;
namespace N {} template<class A> struct N {};
enum E { e }; template<class A> struct E {}; template<class A> struct e; namespace E { } 
template<class A> struct X {}; template<class A> struct X; namespace X {}
