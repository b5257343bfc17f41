// shows: what is declared again through a namespace alias or a nested name
// flags: --c++17
// prelude: none
namespace a { namespace b { int f(int); extern int v; struct S; enum E : int; struct P { int m(); struct Q; }; template<class T> int t(T); template<class T> struct R { int m(); struct Q; }; } using b::t; }
namespace k = a::b;
namespace z { using namespace a::b; using k::P; }
int k::f(int x) { return x; }
int k::v = 2;
struct k::S { int q; };
enum k::E : int { A };
int k::P::m() { return 1; }
struct k::P::Q { int a; };
template<class T> int k::R<T>::m() { return 2; }
template<class T> struct k::R<T>::Q { int e; };
template<> int k::R<char>::m() { return 3; }
template<> struct k::R<int> { };
template struct k::R<short>;
template int k::R<long>::m();
template<> int k::t<int>(int) { return 1; }
