// shows: template names as arguments; pointers from empty braces
// flags: -w --frandom-seed=7
// prelude: none
namespace s { template<class...> struct um {}; template<class T> struct ac {}; template<template<class> class M, class T> struct rt; template<class, class, class> struct hm; template<class K, class V> struct hm<um<K, V>, K, V> { friend um<K, V>; friend s::um<K, V>; friend class s::um<V, K>; friend s::um<int>; }; template<class K> struct h2 { friend um<K, K>; friend s::um<K>; friend s::um<int>; };
template<class T, class R> struct us; template<class T, class R = rt<ac, T>> struct us2; template<class A> struct H : A { void f(); template<class T, class R = rt<ac, T>> void g(); rt<ac, A> *x; template<class T, class R = rt<s::ac, T>> void g2(rt<ac, T> *); };
template<class R, class... B> struct Bd : um<R> { template<class A, class Q = rt<ac, A>> Q op(A&&); }; 
struct P { typedef int (*fp)(int); fp a{}; int *b{}; int *c = {}; fp d = {}; P *e{nullptr}; int P::*f{}; static fp st; }; int *g1{}; P::fp g2{}; template<class T> struct P2 { typedef int (*fp)(T); fp a{}; T *b{}; T c{}; int *d{}; int e{}; typename T::x f{}; };
int r1(int a, int b) { return (a < b ? a : b); } int r2(int a, int b) { return (a < b
 ? a : b); } int r3(int a, int b) { return (a <
 b ? a : b); } unsigned long r4(unsigned long a) { return (a <= a / (int)3
  ? a * (int)3 : a); } unsigned long r5(unsigned long a) { return (a <= a / (int)3 ? a * (int)3 : a); } int r6(bool b) { return (b ? 1 : 2); } int r7(int b) { return (b ? 1L : 2L); } long r8(int b) { return (b ? 1 : 2); } long r9(int b) { return (b + 1); } 
}
