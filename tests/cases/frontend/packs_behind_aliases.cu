// shows: expansions of alias templates that do not use the pack
// flags: --c++20
// prelude: none
template<class... T> struct list {};
template<int... I> struct seq {};
template<class T, int> using first = T;
template<class T, class I> struct repeat {};
template<class T, int... I> struct repeat<T, seq<I...>> { using type = list<first<T, I>...>; };
template<bool B> struct flag { static constexpr bool value = B; using type = flag; };
template<bool... B> inline constexpr bool all = (true && ... && B);
template<class T> concept valued = requires { T::value; };
template<valued... B> using strict = flag<all<B::type::value...>>;
template<class... B> using both = strict<B...>;
template<class T> struct empty : flag<__is_empty(T)> {};
struct none {};
template<class T, class = typename both<empty<T>>::type> constexpr int chosen(long) { return 2; }
template<class T> constexpr int chosen(...) { return 1; }
template<class A, class B> inline constexpr bool same = false;
template<class A> inline constexpr bool same<A, A> = true;
template<class I, class L> inline constexpr bool repeats = same<typename repeat<int, I>::type, L>;
using two = seq<0, 1>;
static_assert(repeats<two, list<int, int>> && !repeats<two, int>);
static_assert(chosen<none>(0) == 2);
