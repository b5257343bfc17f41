// prelude: none
// shows: vectors among template arguments keep the name of the typedef that makes them; attributes that make the type of an alias
// flags: --c++17
typedef float __m128 __attribute__ ((__vector_size__ (16), __may_alias__));
typedef float v4 __attribute__ ((__vector_size__ (16)));
typedef v4 pk;
typedef __m128 pk2;
template<class T> struct A {};
template<class T> struct A<T*> {};
template<class T> T f(T x) { return x; }
template<> struct A<__m128> { int a; };
template<> struct A<pk*> { int a; };
template<> struct A<const pk2> { int a; };
A<pk2> a1; A<const pk*> a2; A<v4> a3; A<pk2[3]> a4; A<pk2(pk)> a5;
A<pk2>* ff(A<pk>*);
template<class T> struct B { typedef A<T> type; };
B<pk>::type* b1; B<pk>::type bb1;
B<pk2>::type* b2;
template<> __m128 f<__m128>(__m128 x) { return x; }
void g() { f<pk2>(pk2()); f(v4()); }
template __attribute__((noinline)) pk* f(pk*);
template<class T> using AL = A<T>;
AL<pk> al; AL<pk2> al2;
struct C : A<pk2> { C() : A<pk2>() {} };
using U4 = float __attribute__((vector_size(16)));
using U5 = __attribute__((vector_size(16))) float;
using U6 = float __attribute__((vector_size(16))) *;
using I1 = int __attribute__((aligned(8)));
using I3 = int __attribute__((may_alias));
using I4 = int __attribute__((mode(DI)));
using I5 = int [[gnu::vector_size(16)]];
using I7 = int __attribute__((vector_size(16))) const;
using I8 = const int __attribute__((vector_size(16)));
template<class T> using I9 = T __attribute__((vector_size(16)));
template<class T> using I10 = T __attribute__((aligned(16)));
template<class T> using I11 = int __attribute__((aligned(16)));
struct S { using V = float __attribute__((vector_size(16))); template<class T> using W = T __attribute__((vector_size(16))); };
void fa() { using L = float __attribute__((vector_size(16))); }
