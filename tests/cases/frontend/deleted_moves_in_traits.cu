// shows: moves that are deleted do not take part in overload resolution
template<int...> struct sh; template<class T> T&& dv(); template<bool B, class A, class C> struct cond { using type = A; }; template<class A, class C> struct cond<false,A,C> { using type = C; };
struct nat { nat() = delete; nat(const nat&) = delete; };
struct CO { CO(); CO(const CO&) = default; CO& operator=(const CO&) = default; CO(CO&&) = delete; CO& operator=(CO&&) = delete; };
struct CA { int c; CA& operator=(const CA&); CA& operator=(CA&&); CA(); CA(const CA&); };
struct MO { MO(); MO(MO&&) = default; MO& operator=(MO&&) = default; };
template<class A, class B> struct pb { A a; B b; pb(); pb(const pb&) = default; pb(pb&&) = default;
 pb& operator=(const typename cond<__is_assignable(A&, const A&) && __is_assignable(B&, const B&), pb, nat>::type& p) { return *this; }
 pb& operator=(typename cond<__is_assignable(A&, A) && __is_assignable(B&, B), pb, nat>::type&& p) { return *this; } };
template<class A, class B> struct pr : pb<A,B> { pr(); pr(const pr&) = default; pr(pr&&) = default; pr& operator=(const pr&) = default; pr& operator=(pr&&) = default; };
template<class A, class B> struct pi : pb<A,B> { };
#define T(P) __is_assignable(P&, P), __is_assignable(P&, const P&), __is_assignable(P&, P&), __is_constructible(P, P), __is_constructible(P, const P&), __is_trivially_assignable(P&, P)
#define Q(n, A, B) typedef pb<A,B> b##n; typedef pr<A,B> p##n; typedef pi<A,B> i##n; sh<T(b##n)> x##n; sh<T(p##n)> y##n; sh<T(i##n)> z##n;
Q(1, CA, CO) Q(2, int, int) Q(3, CA, MO) Q(4, int&, int) Q(5, CO, CO) Q(6, MO, MO) Q(7, const int, int) Q(8, CA, CA)
template<class I> struct mi { explicit mi(I i); mi(I, int); template<class U> mi(U, I); }; template<class I> struct mj { mj(I i); }; struct D : MO { };
sh<__is_constructible(mi<MO>, const MO&), __is_constructible(mi<MO>, MO&), __is_constructible(mi<MO>, MO), __is_constructible(mi<CO>, const CO&), __is_constructible(mi<CO>, CO), __is_constructible(mi<MO>, MO&, int), __is_constructible(mi<MO>, int, MO&), __is_constructible(mi<MO>, MO, int),  __is_convertible_to(MO&, mj<MO>), __is_convertible_to(MO, mj<MO>), __is_constructible(mi<MO>, D&), __is_constructible(mi<MO>, D)> m;
void f() { p1 a, b; a = static_cast<p1&&>(b); }
