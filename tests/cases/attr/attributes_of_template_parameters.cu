// shows: Attributes of template parameters are ignored with a warning, and errors in a declarator; behind `class T` the parameter is a value of that class.
// prelude: none
int unit_anchor = 1;
#define D __attribute__((device))
#define A __attribute__((aligned(8)))
template <class T1 D> void f1();
template <class T2 A> void f2();
template <class T3 D = int> void f3();
template <D class T4> void f4();
template <class D T5> void f5();
template <class A T6> void f6();
template <class T7 [[deprecated]]> void f7();
template <class [[deprecated]] T8> void f8();
template <[[deprecated]] class T9> void f9();
template <int N D> void g1();
template <int N A> void g2();
template <D int N> void g3();
template <int D N> void g4();
template <int N [[maybe_unused]], class T> void g5();
template <[[maybe_unused]] int N, class T> void g6();
template <class T A> struct S { T t; };
