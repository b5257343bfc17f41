// shows: vectors are made of arithmetic types and enumerations, arrays of them element by element
// prelude: none
int *g __attribute__((vector_size(16)));
struct S {};
typedef S v __attribute__((vector_size(16)));
enum E { e };
typedef E w __attribute__((vector_size(16)));
template<class T> struct Q {
  typedef T v __attribute__((vector_size(16)));
  typedef T *p __attribute__((vector_size(16)));
};
Q<float> q;
typedef void z __attribute__((vector_size(16)));
typedef int a[3] __attribute__((vector_size(16)));
