// shows: classes that declare no constructor for their constant members and references
// prelude: none
class A1 { const int a; int& b; const int c; }; class A2 { A2(const A2&); const int a; }; class A3 { A3(const A3&) = delete; const int a; }; class A4 { A4& operator=(const A4&); const int a; ~A4(); };
class A5 { const int a[3]; int* const p; const volatile int v; }; class A6 { const struct I { int x; } m; }; struct DI { DI(); int x; }; class A7 { const DI d; };
class A8 { static const int a; }; class A9 { const int a : 3; int b; }; class B2 { union { const int a; int b; }; }; class B3 { struct { const int a; }; };
struct B4 { virtual void f(); const int a; }; struct B5 : virtual B4 { int& r; }; struct B6 { const int a; }; struct B7 : B6 { const int c; }; struct B8 { protected: const int a; }; struct B9 : private B6 { const int c; }; struct C1 { B6 m; private: int& r; }; class C2 { B6 m; };
template<class T> class C4 { const int a; T& b; }; template<> class C4<int> { const int a; }; template<class T> class C4<T*> { int& r; }; template<class T> struct C5 { class I { const T t; }; }; C5<int>::I* ci; C5<int> c5; C4<char>* c4;
namespace N { class C6 { int& r; class C7 { const int q; }; }; } void f() { class L { int& r; }; } template<class T> void ft() { class L { int& r; }; } template void ft<int>();
class C8 { using T = const int; T a; }; class C9 { C9() = delete; int& r; }; class D1 { template<class T> D1(T); int& r; }; struct D2 { D2() = default; int& r; }; class D3 { public: int& r; int x; }; class D4 { const int a; friend class D3; };
struct D5 { int&& r; private: int x; }; struct D6 { int& r; static int x; private: static int y; void m(); }; class D7 { int& r = g; const int b; static int g; }; union D8 { const int x; private: int y; }; struct E1 : B8 { using B8::B8; const int q; private: int z; }; class E2 { mutable const int* p; const int* q; };
