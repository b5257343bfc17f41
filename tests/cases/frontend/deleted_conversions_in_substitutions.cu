// prelude: none
struct EL { explicit constexpr EL(int& x) {} EL(const int&) = delete; }; struct IL { IL(int& x); IL(const int&) = delete; };
template<class T> T&& dv(); void eat(EL); void eati(IL); template<class T> void eatt(T);
template<class F, class T, class = void> struct conv { static constexpr bool v = false; }; template<class F, class T> struct conv<F, T, decltype(eatt<T>(dv<F>()))> { static constexpr bool v = true; };
static_assert(!conv<int&, EL>::v, "1"); static_assert(!conv<const int&, EL>::v, "2"); static_assert(conv<int&, IL>::v, "3"); static_assert(!conv<int, IL>::v, "4"); static_assert(!__is_convertible_to(int&, EL), "5"); static_assert(__is_convertible_to(int&, IL), "6"); static_assert(!__is_convertible_to(int, IL), "7");
struct EX { explicit EX(int); EX(double) = delete; }; static_assert(!__is_convertible_to(int, EX), "8"); static_assert(!conv<int, EX>::v, "9"); static_assert(!conv<double, EX>::v, "9"); static_assert(!__is_convertible_to(double, EX), "8");
