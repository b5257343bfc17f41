// prelude: none
// flags: --c++17
template<bool B, class A, class C> struct cond { typedef A type; }; template<bool B, class A, class C> using cond_t = typename cond<B,A,C>::type;
template<class T> constexpr int bv = sizeof(T) * 8; template<class T> struct sb { static const int value = 1; };
template<class T> struct A { using st = cond_t<true, T, int>; int i; void f() { if (i) { i = bv<st>; int a = 1; i = bv<st>; } } };
template<class T> struct B { using st = cond_t<true, T, int>; int i; void f() { if (i) { int a = bv<st>; } } };
template<class T> struct C { using st = cond_t<true, T, int>; int i; void f() { if (i) { int a = 1; { i = bv<st>; } } } };
template<class T> struct D { using st = cond_t<true, T, int>; int i; void f() { int a; if (i) { i = bv<st>; { int z = 2; } i = bv<st>; } } };
template<class T> struct E { using st = cond_t<true, T, int>; int i; void f() { if constexpr (sizeof(T) == 1) { i = bv<st>; } else { i = bv<st>; } } };
template<class T> struct F { using st = cond_t<true, T, int>; int i; void f() { for (;;) { i = bv<st>; } for (int k;;) { i = bv<st>; } while (int k = 1) i = bv<st>; do { i = bv<st>; } while (i); switch (i) { case 1: i = bv<st>; } if (int k = 2) { i = bv<st>; } if (int k = 3; k) i = bv<st>; } };
template<class T> struct G { using st = cond_t<true, T, int>; int i; void f() { if (i) { static_assert(bv<st>, ""); i = bv<st>; } auto l = [] { return bv<st>; }; auto l2 = [this] { if (i) return bv<st>; int q = bv<st>; return q; }; try { i = bv<st>; } catch (int e) { i = bv<st>; } } };
template<class T> struct H { using st = cond_t<true, T, int>; int i; void f() { i = bv<st>; if (i) { int a = bv<st>; a = bv<st>; } i = bv<st>; } void g() { if (i) { int a = bv<st>; } } void h() { i = bv<st>; } };
template<class T> struct I { using st = cond_t<true, T, int>; int i; void g() { if (i) { int a = bv<st>; } } void h() { i = bv<st>; if (i) { i = bv<st>; } if (i) { int a; i = bv<st>; } } };
template<class T> struct J { using st = cond_t<true, T, int>; int i; void g() { if (i) { typedef int q; i = bv<st>; } if (i) { using z = int; sb<st>::value; i = sb<st>::value; } if (i) { i = sb<st>::value; } i = sb<st>::value; } };
