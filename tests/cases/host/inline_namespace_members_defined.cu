// shows: members of inline namespaces defined through the outer name
// flags: --c++17
// prelude: none
namespace z { inline namespace y { int f(int); template<class T> T g(T); struct S; extern int v; namespace w { int q(); } inline namespace x { void d(); struct In { void m(); static int s; struct N; }; template<class T> struct Tm { void m(); static int s; }; enum E : int; template<class T> extern T vt; } } }
int z::f(int a) { return a; }
template<class T> T z::g(T t) { return t; }
struct z::S { int m; };
int z::v = 3;
int z::w::q() { return 1; }
void z::d() { }
void z::In::m() { }
int z::In::s = 2;
struct z::In::N { int k; };
template<class T> void z::Tm<T>::m() { }
template<class T> int z::Tm<T>::s = 1;
enum z::E : int { A, B };
template<> int z::g<int>(int t) { return t + 1; }
template<> struct z::Tm<char> { int k; };
template int z::g<int>(int);
template struct z::Tm<long>;
int use() { z::S s{}; return z::f(1) + z::g(2) + z::v + s.m + z::y::f(2) + z::A; }
__attribute__((device)) int dev() { return 1; }
static int st; 
namespace { inline namespace iu { int ff(); } } 
int iu::ff() { return 2; }
