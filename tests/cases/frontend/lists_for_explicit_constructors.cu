// prelude: none
// A list among the arguments of a constructor is converted by no explicit constructor.
template<class T> T&& dv() noexcept;
template<class To> struct ind { ind(To); };
template<class To, class...F> auto t(int) -> decltype(ind<To>({dv<F>()...}), 1);
template<class To, class...F> char t(...);
struct A {}; struct B {}; struct C {};
struct Test { Test(A, A); explicit Test(C, C); };
static_assert(sizeof(t<Test,A,A>(0)) == 4, ""); static_assert(sizeof(t<Test,B,B>(0)) == 1, ""); static_assert(sizeof(t<Test,C,C>(0)) == 1, "");
void fn(Test); template<class...F> auto u(int) -> decltype(fn({dv<F>()...}), 1); template<class...F> char u(...);
static_assert(sizeof(u<C,C>(0)) == 1, ""); static_assert(sizeof(u<A,A>(0)) == 4, "");
struct C {}; struct Test { explicit Test(C, C); };
struct K { K(Test, int); };
void f1() { K k({C(), C()}, 1); }
void f2() { K k{{C(), C()}, 1}; }
struct L { L(Test); };
void f3() { L k{{C(), C()}}; }
void f4() { L k = {{C(), C()}}; }
void f5() { L k({C(), C()}); }
void fl(L); void f6() { fl({{C(), C()}}); }
struct M { Test t; }; void f7() { M m{{C(), C()}}; }
struct N { void op(Test); }; void f8() { N().op({C(), C()}); }
Test f9() { return {C(), C()}; }
