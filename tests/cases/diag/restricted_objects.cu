// prelude: none
// `restrict` on objects that refer to no others.
int __restrict__ a; static int __restrict__ b; const __restrict__ int c = 1; struct A {}; A __restrict__ d; enum E {} __restrict__ e; int __restrict__ ar[3];
void f(int __restrict__, int __restrict__[]); int __restrict__ *p; using U = int __restrict__; struct S { int __restrict__ m; operator int __restrict__(); };
void g() { int __restrict__ l; new int __restrict__; for (int __restrict__ i;;) {} }
typedef int *P; typedef int R[2]; int *__restrict__ p1; P __restrict__ p2; R __restrict__ r; int &__restrict__ ref = *p1; int A::*__restrict__ mp; void h(int *__restrict__);
template <class T> struct T1 { T __restrict__ m; T *__restrict__ p; }; T1<int *> t1; void k() { new int *__restrict__; auto __restrict__ x = p1; }
