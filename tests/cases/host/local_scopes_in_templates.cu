// shows: typedef names in template arguments are kept in the bodies of templates, but not in blocks there
// flags: -w --frandom-seed=7
// prelude: none
typedef int i32; 
template<class T> struct A { T a; };
template<class T> struct B { T a; };
template<class T> struct C { T a; };
template<class T> struct D { T a; };
template<class T> struct E { T a; };
template<class T> struct F { T a; };
template<class T> struct G { T a; };
template<class T> struct H { T a; };
void f1() { { A<i32> a; } A<i32> b; }
template<class T> void f2() { { B<i32> a; typedef char c8; i32 i; c8 c; B<c8> bc; } B<i32> b; { B<i32> b; } }
template<class T> struct S { void m() { { C<i32> a; } D<i32> d; for (E<i32> e;;) { F<i32> f; } if (F<i32> *p = 0) {} auto l = [](){ G<i32> g; { H<i32> h; } }; } };
template<class T> struct S2 { typedef short s; void m() { { C<s> a; } D<s> d; } };
C<i32> c;
struct S3 { template<class T> void m() { {A<i32> a;} } };
