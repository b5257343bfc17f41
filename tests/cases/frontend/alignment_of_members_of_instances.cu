// shows: alignment that depends on template parameters, of members and member classes of instances
// prelude: none
typedef unsigned long size_t; template<class T, int N> struct arr { T t[N]; }; template<unsigned long N> struct number { static constexpr int v = N; };
template<bool B, class X, class Y> struct cond { using type = X; }; template<class X, class Y> struct cond<false, X, Y> { using type = Y; };
template<class A, class B> constexpr auto mx(A a, B b) { return a < b ? b : a; }
template<int S> struct lay { static constexpr int s = S; }; template<class L> constexpr size_t al(L l) { return size_t(1) << L::s; }
template<class L, class E, bool R> struct CE {
  using La = L; constexpr static size_t AC = al(La{}); constexpr static size_t AD = al(L{}); constexpr static size_t AM = mx(AC, AD);
  struct S1 { alignas(AC) arr<E, 3> c; alignas(AD) arr<E, 5> d; }; union S2 { alignas(AD) arr<E, 3> c; alignas(AC) arr<E, 5> d; }; struct S3 { alignas(AM) arr<E, 3> c; };
  struct alignas(AC) S4 { E e; }; template<class T> struct S5 { alignas(AM) T t; }; using St = typename cond<R, S2, S1>::type;
  struct SS { struct TS { using CS = typename cond<R, S2, S1>::type; CS cs; E t; } ts; using PS = int; PS p; };
  struct SD : S1 { E x; }; struct SE { alignas(128) int i; [[no_unique_address]] S3 z; };
};
using C1 = CE<lay<5>, char, true>; using C2 = CE<lay<6>, short, false>;
number<alignof(C1::SS::TS)> q1; number<sizeof(C1::SS)> q2; number<sizeof(C2::SS)> q3; number<sizeof(C2::S1)> q4; number<sizeof(C2::S3)> q5; number<sizeof(C2::S4)> q6; number<sizeof(C2::S5<int>)> q7; number<sizeof(C1::St)> q8; number<sizeof(C2::SD)> q9; number<sizeof(C2::SE)> qa;
template<int N> struct A { struct alignas(N) S4 { char e; }; struct alignas(16) S5 { char c; }; struct __attribute__((aligned(N))) S6 { char c; }; struct S7; struct __attribute__((packed)) S8 { char c; int i; }; }; template<int N> struct alignas(N) BB { char c; }; template<int N> struct alignas(N) A<N>::S7 { char c; };
number<sizeof(A<8>::S4)> sa; number<sizeof(A<8>::S5)> sb; number<sizeof(A<8>::S6)> sc; number<sizeof(BB<32>)> sd; number<sizeof(A<8>::S7)> se; number<sizeof(A<8>::S8)> sf; template<class T> struct Q { alignas(T) char b[sizeof(T)]; alignas(alignof(T)) char c; }; number<sizeof(Q<double>)> sh;
static_assert(alignof(C1::SS) == 32 && sizeof(C2::S4) == 64 && sizeof(A<8>::S8) == 5);
