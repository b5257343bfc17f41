// prelude: none
// flags: --c++17
template<bool B, class A, class C> struct cond { typedef A type; }; template<bool B, class A, class C> using cond_t = typename cond<B,A,C>::type;
template<class T> constexpr int bv = sizeof(T) * 8; 
template<class T> struct A { typedef T et; using st = cond_t<true, T, int>; static_assert(bv<et> > 0, ""); int i;
 void f1() { if (i > bv<st>) { i -= bv<st>; } }
 void f2() { if (i) { i -= bv<st>; } i = bv<st>; if (i) { i = bv<st>; } }
 void f3() { i = bv<st>; { i = bv<st>; } for (int k = 0; k < bv<st>; k++) i = bv<st>; while (i) i = bv<st>; }
 void f4() { if (i) { i = bv<et>; } if (i > bv<et>) { i = bv<et>; } else i = bv<T>; }
 void f5() { if (i) i = bv<st>; i = bv<T>; { i = bv<T>; } }
 template<class U> void f6() { if (i > bv<U>) { i = bv<st> + bv<U>; } { typedef U lo; i = bv<lo>; } }
};
template<class T> struct B { typedef T et; using st = cond_t<true, T, int>; int i; void f() { if (i) { i = bv<st>; i = bv<et>; { i = bv<st>; } } } void g() { i = bv<st>; i = bv<et>; } void h() { if (i) { i = bv<st>; } } };
