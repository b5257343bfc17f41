// shows: alignments that depend on template parameters are checked in each class made of the template
// flags: --display_error_number --frandom-seed=7
#define __align__(n) __attribute__((aligned(n)))
template <int N> struct __align__(N) A2 { char c[N]; };
template <class T> struct A3 { __align__(sizeof(T)) T v; alignas(T) char buf[sizeof(T)]; };
template <class T, int N> struct __align__(sizeof(T) * N) A4 { T v[N]; };
template <class T> struct __attribute__((aligned(T::al))) A5 { T t; };
template <class T> struct B { __align__(T::al) int x; alignas(T::al) int y; };
struct L { enum { al = 32 }; };
struct L3 { enum { al = 3 }; };
A2<8> a2; A2<3> a2b; A3<int> a3; A4<float, 2> a4; A4<float, 3> a4b; A5<L> a5; A5<L3> a5b; B<L> b; B<L3> b3;
