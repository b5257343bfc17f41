// prelude: none
// flags: --c++20
template <class T> struct A; template <int I> struct A;
template <class T> struct A2; template <template <class> class T> struct A2;
template <int T> struct A3; template <long T> struct A3;
template <class... T> struct A4; template <class T> struct A4;
template <class T> struct A4b; template <class... T> struct A4b;
template <class T, int I> struct A5; template <class T> struct A5; template <class T, int I, int J> struct A5;
template <template <class> class T> struct A6; template <template <class, class> class T> struct A6;
template <class T, int I> struct B1; template <int T, class I> struct B1 {};
template <class T, T v> struct B2; template <class U, U w> struct B2; template <class U, int w> struct B2;
template <int I> struct B3 {}; template <unsigned I> struct B3;
template <int N> struct B4; template <const int N> struct B4; template <auto N> struct B4; template <auto N> struct B5; template <decltype(auto) N> struct B5;
template <class> struct B7; template <int> struct B7; template <class T> struct B7; template <int> struct B8; template <class> struct B8; template <template <class> class> struct B9; template <class> struct B9; template <long> struct B8;
struct S { template <class T> struct M; template <class T> void f(); }; template <int I> struct S::M {};

template <class T> int v1 = 0; template <int I> int v1 = 0; template <class T> extern int v2; template <int I> int v2 = 0;
template <class T> using al = T; template <int I> using al = int; template <class T> using al2 = T; template <class T> using al2 = T; template <class T> using al2 = T*;
template <template <class> class T> struct C6; template <template <class...> class T> struct C6; template <template <class> typename T> struct C7; template <template <int> class T> struct C7; template <template <class T> class> struct C8; template <template <class U> class> struct C8;
namespace N { template <class T> struct D; } template <int I> struct N::D {}; 
template <class T> concept C1 = true; template <class T> concept C1 = false;
template <C1 T> int K5 = 1; template <C1 T> int K5 = 2;
