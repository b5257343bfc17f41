// shows: how many elements an aggregate takes from an object that converts to anything
// flags: --c++17
// prelude: none
template<class T> T &&declval() noexcept;
struct R { unsigned long n; template<class T> operator T() const && noexcept; };
struct X { X() = default; X(X&&) = default; X(const X&) = delete; };
struct S { X x0; X x1; int x2; X x3; };
struct S1 { int a; X b; };
struct S2 { X a; int b; };
struct S3 { int a, b; };
template<class T> struct ptr { using type = bool; };
template<unsigned long...> struct seq {};
template<class T, unsigned long... I> auto test(seq<I...>) -> typename ptr<decltype(T{R{I}...})>::type;
template<class T> char test(...);
template<class T, class U> struct same { static constexpr bool v = false; };
template<class T> struct same<T, T> { static constexpr bool v = true; };
static_assert(same<decltype(test<S3>(seq<0>{})), bool>::v);
static_assert(same<decltype(test<S3>(seq<0, 1>{})), bool>::v);
static_assert(same<decltype(test<S3>(seq<0, 1, 2>{})), char>::v);
static_assert(same<decltype(test<S1>(seq<0>{})), bool>::v);
static_assert(same<decltype(test<S1>(seq<0, 1>{})), bool>::v);
static_assert(same<decltype(test<S1>(seq<0, 1, 2>{})), char>::v);
static_assert(same<decltype(test<S2>(seq<0>{})), bool>::v);
static_assert(same<decltype(test<S2>(seq<0, 1>{})), bool>::v);
static_assert(same<decltype(test<S2>(seq<0, 1, 2>{})), char>::v);
static_assert(same<decltype(test<S>(seq<0, 1, 2, 3>{})), bool>::v);
static_assert(same<decltype(test<S>(seq<0, 1, 2, 3, 4>{})), char>::v);
static_assert(same<decltype(test<S>(seq<0, 1, 2, 3, 4, 5>{})), char>::v);
static_assert(same<decltype(test<S>(seq<0, 1, 2, 3, 4, 5, 6>{})), char>::v);
S s{R{0}, R{0}, R{0}, R{0}};
S t{R{0}, R{0}, R{0}, R{0}, R{0}};
