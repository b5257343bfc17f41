// flags: --c++20
// prelude: none
template <class T> concept Integral = __is_same(T, int) || __is_same(T, long);
template <class T> concept Int = Integral<T> && __is_same(T, int);
template <class T> struct Name { static constexpr int value = 0; };
template <Integral T> struct Name<T> { static constexpr int value = 1; };
template <Integral T> requires(Int<T>) struct Name<T> { static constexpr int value = 2; };
static_assert(Name<char>::value == 0 && Name<long>::value == 1 && Name<int>::value == 2, "");
template <class T> requires Int<T> [[nodiscard]] constexpr int twice(T t) { return 2 * t; }
template <class T> struct View {
  constexpr int end() { return 1; }
  constexpr int end() requires Integral<T> { return 2; }
  constexpr long end() const requires Int<T> { return 3; }
  constexpr int end() const requires __is_same(T, long) { return 4; }
};
static_assert(View<int>().end() == 2, "");
template <class T> requires(!Int<T>) using NonArray = T;
template <class T> requires Int<T> using Array = T;
template <class T> struct Pointer { };
template <class T, class... A> Pointer<NonArray<T>> make(A &&...);
template <class T> Pointer<Array<T>> make();
Pointer<long> p = make<long>();
