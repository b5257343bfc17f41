// flags: --c++17
// prelude: none
// The type of a specialization that an expression names says whether it can throw.
template<class T> void foo() noexcept(T::value);
template<class T> void foo2() noexcept(sizeof(T) == 1) {}
struct S { static constexpr const bool value = true; template<class T> void bar() noexcept(T::value); };
template<class... Args, bool is_noexcept> constexpr bool isn(void(Args...) noexcept(is_noexcept)) noexcept { return is_noexcept; }
template<class... Args, bool is_noexcept> constexpr bool isp(void(*)(Args...) noexcept(is_noexcept)) noexcept { return is_noexcept; }
template<class... Args, bool is_noexcept> constexpr bool ism(void(S::*)(Args...) noexcept(is_noexcept)) noexcept { return is_noexcept; }
static_assert(isn(foo<S>));
static_assert(isn(&foo<S>));
static_assert(isp(foo<S>));
static_assert(ism(&S::bar<S>));
static_assert(isn(foo2<char>));
static_assert(!isn(foo2<int>));
void (*pf)() noexcept = foo<S>;
void (*pg)() noexcept = foo2<char>;
template<void (*F)() noexcept> struct Q {};
Q<foo<S>> q;
Q<&foo2<char>> q2;
template<class T> struct is_n { static constexpr bool value = false; };
template<class R, class...A> struct is_n<R(*)(A...) noexcept> { static constexpr bool value = true; };
static_assert(is_n<decltype(&foo<S>)>::value);
static_assert(noexcept(foo<S>()));
template<class F> constexpr bool d(F) { return is_n<F>::value; }
static_assert(d(foo<S>));
static_assert(d(&foo2<char>));
