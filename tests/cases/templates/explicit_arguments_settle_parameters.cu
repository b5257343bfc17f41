struct vec { };
template<class T> T &&dv() noexcept;
template<class C, class F> struct same1 { typedef C type; };
template<class C, class F> struct same2 { typedef C type; typedef decltype(dv<F>()(dv<vec>())) r; };
template<class C, class F> struct same3 { typedef vec type; };
template <typename F, typename I, typename O = typename same1<I, F>::type> O t1(F f, I &&c);
template <typename F, typename I, typename O = typename same1<I, F>::type> O t2(F f, I c);
template <typename F, typename I, typename O = typename same3<I, F>::type> O t3(F f, I &&c);
template <typename F, typename I, typename O = I> O t4(F f, I &&c);
template <typename F, typename I, typename O = typename same3<I, F>::type> O t5(F f, I &c);
template <typename F, typename I, typename O = typename same2<I, F>::type> O t6(F f, I c);
struct L { vec operator()(vec) const; };
void f() {
  auto p1 = t1<L, const vec &>;
  auto p2 = t2<L, const vec &>;
  auto p3 = t3<L, const vec &>;
  auto p4 = t4<L, const vec &>;
  auto p5 = t5<L, const vec &>;
  auto p6 = t6<L, const vec &>;
  auto p7 = t6<const L, const vec &>;
  auto p8 = t6<const L, vec>;
  auto p9 = t2<const L, vec>;
}
template<class T> int h(T &&) { return 0; }
template<class T, class U> void ov(T, U) {}
template<class T, class U> int ov(T *, U) { return 0; }
struct S { template<class T> void mem(T) {} };
void (S::*p11)(int) = &S::mem<const int>;
int (*p12)(int &) = h<int &>;
int (*p13)(int *, char) = ov<int>;
void (*p14)(int *, char) = ov<int *>;
template void ov<int *>(int *, char);
template int ov<int>(int *, char);
