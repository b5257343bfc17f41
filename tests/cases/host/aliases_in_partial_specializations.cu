// shows: aliases among arguments beside default ones, conditions passed on by alias templates
// flags: --frandom-seed=7
// prelude: none
namespace std { template<class T, T v> struct integral_constant { static constexpr T value = v; }; template<bool B, class T = void> struct enable_if {}; template<class T> struct enable_if<true, T> { using type = T; }; template<class T> struct is_class { static constexpr bool value = false; }; template<class T> struct lim { static constexpr int digits = 3; }; template<class C, class T = int> struct bsv {}; template<bool B, class X, class Y> struct cond { using type = X; }; }
template<bool B, class T = void> using enable_if_t = typename std::enable_if<B, T>::type;
template<bool B> using bool_constant = std::integral_constant<bool, B>;
template<bool B, class X, class Y> using cond_t = typename std::cond<B, X, Y>::type;
template<class T> using is_integral = bool_constant<std::is_class<T>::value>;
template<class T, class E = void> struct hts { static constexpr bool value = false; };
template<class T, enable_if_t<bool_constant<std::lim<T>::digits == 106>::value, int> = 0> void f1(T);
template<class T, enable_if_t<bool_constant<std::is_class<T>::value || hts<T>::value>::value, int> = 0> void f2(T);
template<class T, enable_if_t<bool_constant<(std::is_class<T>::value && !hts<T>::value)>::value, int> = 0> void f3(T);
template<class T, enable_if_t<!bool_constant<std::is_class<T>::value>::value, int> = 0> void f4(T);
template<class T, enable_if_t<is_integral<T>::value, int> = 0> void f5(T);
template<class T, class E = void> struct fi { }; 
template<class T> struct fi<T, enable_if_t<bool_constant<std::lim<T>::digits == 106>::value>> {};
template<class T> struct fi<T*, enable_if_t<is_integral<T>::value>> {};
template<class T> using sv = std::bsv<T>; template<class T> using pt = T*; typedef int I;
template<class T, class C = char, class E = void> struct fm {};
template<class C> struct fm<sv<C>, C> { }; template<class C> struct fm<decltype(nullptr), C> {}; template<class C> struct fm<std::bsv<C*, I>, C> {}; template<class C> struct fm<std::bsv<C, I*>, C, I> {}; template<> struct fm<sv<char>> {}; template<class C> struct fm<pt<C>, sv<C>> {};  template<> struct fm<pt<I>> {};
template<class O, class T, class Tr = int> struct ib {};
template<class O> struct ib<O, enable_if_t<std::is_class<O>::value && hts<O>::value, typename O::ct>> : fm<O> {};
template<class R> void g() { if (std::is_class<cond_t<std::is_class<R>::value && (sizeof(R) < sizeof(int)), unsigned, typename hts<R>::type>>::value) {} std::bsv<cond_t<std::is_class<R>::value && (sizeof(R) < sizeof(int)), unsigned, typename hts<R>::type>, I> x; using Q = cond_t<!std::is_class<R>::value, R, I>; Q q; std::bsv<Q> w; }
