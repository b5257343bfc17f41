// shows: Types that were written with signed stay so among template arguments.
// prelude: none
typedef signed int int32_t; typedef signed long int64_t; typedef int32_t i32; typedef int plain; typedef signed s0; typedef const int32_t ci;
template<class T> struct A {}; template<class... T> struct P {};
using a1 = A<int32_t*>; using a2 = A<const int32_t>; using a3 = A<A<int32_t>>; using a4 = A<void(int32_t)>; using a5 = A<int32_t(int64_t)>; using a6 = A<int32_t[3]>; using a7 = A<int32_t&>; using a8 = P<i32, plain, s0>; using a9 = A<ci>;
using b0 = A<int32_t>; using b1 = A<i32**>; using b2 = A<volatile i32>; 
template<class T> void fn(T); void h() { fn<int32_t>(3); A<P<int32_t,int,int>> x; } A<P<int32_t,int,int64_t>> y; int32_t z; A<P<plain, int32_t>> w;
template<class T> using al = A<T>; using c1 = al<P<i32,int,int,int>>; template<class T> struct S { using c2 = al<P<i32,int,int,char>>; A<P<i32,char>> m; }; 
template<class T, class U = int64_t> struct D {}; using d1 = D<int32_t>; using d2 = D<char, int64_t>; using d3 = D<char, long>;
template<class T> struct tr { typedef int32_t type; }; using e1 = A<P<tr<int>::type, char, char>>; using e2 = A<P<decltype(z), char, int>>;
int anchor = 1;
