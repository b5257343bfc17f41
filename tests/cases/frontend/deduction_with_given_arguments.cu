// prelude: none
// Deduction where an explicitly given parameter takes part nowhere else, and partial ordering with packs.
template <class P> struct holder { typedef P element; };
struct has_alias { using inner = holder<int>; };
template <class T> struct has_pointer { using inner = T *; };
template <class T> struct derives : has_pointer<T> {};
template <class T> struct detects {
  template <class S> static char probe(typename S::inner *);
  template <class S> static int probe(...);
  static const bool value = sizeof(probe<T>(0)) == sizeof(char);
};
static_assert(detects<has_alias>::value, "alias");
static_assert(detects<derives<int>>::value, "base");
static_assert(!detects<holder<int>>::value, "none");

template <bool B, class T = void> struct only_if {};
template <class T> struct only_if<true, T> { using type = T; };
template <class T, class U, typename only_if<(sizeof(T) < 9 && sizeof(U) < 9)>::type * = nullptr>
constexpr auto greatest(T const &t, U const &u) { return t < u ? u : t; }
template <class T0, class... Ts> constexpr auto greatest(T0 const &t0, Ts const &...ts) {
  if constexpr (sizeof...(Ts) == 0)
    return t0;
  else
    return greatest(t0, greatest(ts...));
}
static_assert(greatest(1, 7) == 7, "two");
static_assert(greatest(1, 9, 4) == 9, "three");

template <class Op, class... Args> struct traits { typedef int tag; };
template <class... Args> struct atom;
template <class Op, class T> struct atom<Op, T> : atom<traits<Op>, T> {};
template <class... Args, class T> struct atom<traits<Args...>, T> : traits<Args...> { typedef int word; };
struct op {};
atom<op, int>::word first;
atom<traits<op, int, long>, int>::tag second;

template <auto v> struct constant { using type = constant<v>; static constexpr auto value = v; };
template <class T> struct is_special : constant<false> {};
template <> struct is_special<op> : constant<true> {};
template <class T, typename only_if<is_special<T>::value>::type * = nullptr> constexpr int pick(T) { return 1; }
constexpr int pick(...) { return 2; }
static_assert(pick(op{}) == 1 && pick(1) == 2, "deduced type of a static member");
struct product {
  template <class T> constexpr auto operator()(T const &t) const {
    if constexpr (sizeof(T) == 1)
      return 'c';
    else if constexpr (is_special<T>::value)
      return;
    else
      return t;
  }
};
static_assert(sizeof(product{}(2.0)) == sizeof(double), "the return that is kept");
static_assert(sizeof(product{}(true)) == 1, "the return that is kept");
template <class T> struct bits_of { static constexpr int value = int(sizeof(T) * 8); };
template <class T> static constexpr auto bits_of_v = bits_of<T>::value;
template <class T, class U> constexpr bool wider() {
  using first = T;
  constexpr bool result = bits_of_v<first> > bits_of_v<U>;
  return result;
}
template <class T, class = void> struct choice { static const int value = 1; };
template <class T> struct choice<T, typename only_if<wider<T, short>()>::type> { static const int value = 2; };
static_assert(choice<char>::value == 1 && choice<long>::value == 2, "deduced type of a variable template");
