// prelude: none
// flags: --remarks
// Deallocation functions that a class declares, and those that new- and delete-expressions need.
typedef unsigned long size; void *operator new(size, char); void *operator new(size, float, int); void operator delete(void *, float, int);
struct N { N(); }; struct T0 {};
N *a1() { return new N; } N *a2() { return new ('a') N; } T0 *a3() { return new ('a') T0; } N *a4() { return new (1.f, 2) N; } N *a5() { return ::new ('a') N; } int *a6() { return new ('a') int(1); }
struct M { void *operator new(size, int); M(); }; M *b1() { return new (1) M; } struct M2 : M { M2(); }; M2 *b2() { return new (1) M2; }
struct M3 { void *operator new(size, int); }; M3 *b3() { return new (1) M3; } struct M4 { void *operator new(size, int); void operator delete(void *, int); M4(); }; M4 *b4() { return new (1) M4; }
struct M5 { void *operator new(size); void operator delete(void *, size); M5(); }; M5 *b5() { return new M5; } struct M6 { void *operator new(size); void operator delete(void *, int); M6(); }; M6 *b6() { return new M6; }
struct P2 { void *operator new(size, int); void operator delete(void *, long); P2(); }; P2 *b8() { return new (1) P2; }
struct G { void *operator new[](size); void operator delete(void *); }; struct H { void *operator new[](size); void operator delete[](void *); };
struct A { void operator delete(void *, int); }; struct A2 { void operator delete(void *, size); }; struct A3 { void operator delete(void *, size, int); };
struct A4 { void operator delete[](void *); }; struct A5 : A {}; struct A6 : A { void operator delete(void *); }; struct A8 { void operator delete(void *, int = 1); };
void f(A *a, A2 *b, A3 *c, A4 *d, A5 *e, A6 *g, A8 *i, const A *n, A **o) { delete a; delete b; delete c; delete d; delete[] d; delete e; delete g; delete i; delete n; delete o; ::delete a; delete[] a; }
template <class T> void t(T *x) { delete x; } template void t(A *); template void t(A2 *);
