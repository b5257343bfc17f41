// shows: new-expressions that make no object let a substitution fail
// flags: --c++17
// prelude: none
struct A{}; struct D{}; struct P { private: P(int); public: P(); }; struct E { explicit E(int); }; struct Del { Del(int) = delete; }; struct Ab { virtual void f() = 0; };
template<class T> T &&dv() noexcept; struct yes { char c; }; struct no { char c[2]; };
struct I { template<class T, class Arg, class = decltype(::new T(dv<Arg>()))> static yes t1(int); template<class, class> static no t1(...);
 template<class T, class... Args, class = decltype(T(dv<Args>()...))> static yes t2(int); template<class, class...> static no t2(...);
 template<class T, class... Args, class = decltype(::new T(dv<Args>()...))> static yes t3(int); template<class, class...> static no t3(...);
 template<class T, class... Args, class = decltype(new T{dv<Args>()...})> static yes t4(int); template<class, class...> static no t4(...);
 template<class T, class Arg> static auto t5(int) -> decltype(new T(dv<Arg>()), yes()); template<class, class> static no t5(...);
 template<class T, class = decltype(new T)> static yes t6(int); template<class> static no t6(...); template<class T, class = decltype(new T())> static yes t7(int); template<class> static no t7(...);
 template<class T, class = decltype(new T[3])> static yes t8(int); template<class> static no t8(...); template<class T, class A, class = decltype(new T[1]{dv<A>()})> static yes t9(int); template<class, class> static no t9(...);};
template<int...> struct sh;
#define S(x) (sizeof(I::x(0)) == 1)
sh<(sizeof(I::t1<A, D>(0)) == 1), (sizeof(I::t1<A, A>(0)) == 1), (sizeof(I::t1<A, const D &>(0)) == 1), (sizeof(I::t1<P, int>(0)) == 1), (sizeof(I::t1<E, int>(0)) == 1), (sizeof(I::t1<Del, int>(0)) == 1), (sizeof(I::t1<int, A>(0)) == 1), (sizeof(I::t1<int, long>(0)) == 1), (sizeof(I::t1<int *, int>(0)) == 1), (sizeof(I::t1<Ab, Ab>(0)) == 1), (sizeof(I::t1<void, int>(0)) == 1), (sizeof(I::t1<int &, int>(0)) == 1), (sizeof(I::t1<int(), int>(0)) == 1)> a1;
sh<(sizeof(I::t2<A, D>(0)) == 1), (sizeof(I::t2<A, A>(0)) == 1), (sizeof(I::t2<P, int>(0)) == 1), (sizeof(I::t2<P>(0)) == 1), (sizeof(I::t2<E, int>(0)) == 1), (sizeof(I::t2<Del, int>(0)) == 1), (sizeof(I::t2<int, A>(0)) == 1), (sizeof(I::t2<Ab>(0)) == 1), (sizeof(I::t2<A, A, A>(0)) == 1)> a2;
sh<(sizeof(I::t3<A, D>(0)) == 1), (sizeof(I::t3<A, A>(0)) == 1), (sizeof(I::t3<P, int>(0)) == 1), (sizeof(I::t3<P>(0)) == 1), (sizeof(I::t3<E, int>(0)) == 1), (sizeof(I::t3<Del, int>(0)) == 1), (sizeof(I::t3<int, A>(0)) == 1), (sizeof(I::t3<Ab>(0)) == 1), (sizeof(I::t3<A, A, A>(0)) == 1), (sizeof(I::t3<int, int, int>(0)) == 1)> a3;
sh<(sizeof(I::t4<A, D>(0)) == 1), (sizeof(I::t4<A, A>(0)) == 1), (sizeof(I::t4<P, int>(0)) == 1), (sizeof(I::t4<P>(0)) == 1), (sizeof(I::t4<E, int>(0)) == 1), (sizeof(I::t4<Del, int>(0)) == 1), (sizeof(I::t4<int, A>(0)) == 1), (sizeof(I::t4<Ab>(0)) == 1), (sizeof(I::t4<char, int>(0)) == 1), (sizeof(I::t4<int, int, int>(0)) == 1)> a4;
sh<(sizeof(I::t5<A, D>(0)) == 1), (sizeof(I::t5<A, A>(0)) == 1), (sizeof(I::t5<P, int>(0)) == 1), (sizeof(I::t5<E, int>(0)) == 1), (sizeof(I::t5<Del, int>(0)) == 1), (sizeof(I::t5<int, A>(0)) == 1)> a5;
sh<(sizeof(I::t6<A>(0)) == 1), (sizeof(I::t6<P>(0)) == 1), (sizeof(I::t6<E>(0)) == 1), (sizeof(I::t6<Ab>(0)) == 1), (sizeof(I::t6<int>(0)) == 1), (sizeof(I::t6<void>(0)) == 1), (sizeof(I::t6<int &>(0)) == 1), (sizeof(I::t6<const int>(0)) == 1), (sizeof(I::t7<A>(0)) == 1), (sizeof(I::t7<E>(0)) == 1), (sizeof(I::t7<int>(0)) == 1), (sizeof(I::t7<const int>(0)) == 1), (sizeof(I::t8<A>(0)) == 1), (sizeof(I::t8<E>(0)) == 1), (sizeof(I::t8<void>(0)) == 1), (sizeof(I::t9<A, A>(0)) == 1), (sizeof(I::t9<A, D>(0)) == 1), (sizeof(I::t9<int, A>(0)) == 1)> a6;
