// prelude: none
// what the type of a value parameter depends on is deduced from the type of the value
template<typename... Ts> struct concat { static constexpr int k = 0; };
template<class C, template<C...> class S, C... Cs, C... Ds, class... Ts>
struct concat<S<Cs...>, S<Ds...>, Ts...> { static constexpr int k = 1 + sizeof...(Cs) + sizeof...(Ts); };
template<int... I> struct ints {};
static_assert(concat<ints<1>, ints<3>>::k == 2 && concat<ints<1, 2>, ints<3>, int>::k == 4, "");
static_assert(concat<ints<>, ints<>>::k == 0, "");
template<class T, T N> T bound(int (&)[N]);
int a[3];
static_assert(sizeof(bound(a)) == 8, "");
template<class T, class U> struct pair {};
template<class T, class... U> T first(pair<T, U>...);
static_assert(sizeof(first(pair<char, int>(), pair<char, long>())) == 1, "");
template<class X> struct pointer { static constexpr int v = 0; };
int object; template<int *P> struct holder {};
template<class T, T *P, template<T *> class H> struct pointer<H<P>> { static constexpr int v = sizeof(T); };
static_assert(pointer<holder<&object>>::v == 4, "");
template<class F> int takes(F &&f);
template<int N, typename... Args> int &several(Args &&...args);
int r = takes(several<0, int &, float>);
