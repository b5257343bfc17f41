// shows: aliases with values before ::value; types within values among template arguments
// prelude: none
namespace cuda { namespace std { inline namespace __4 {
typedef unsigned long size_t; typedef unsigned long uint64_t; typedef unsigned uint32_t;
template<class T, T v> struct integral_constant { static constexpr const T value = v; typedef integral_constant type; };
typedef integral_constant<bool,true> true_type; typedef integral_constant<bool,false> false_type;
template<bool B> using bool_constant = integral_constant<bool,B>;
template<class T,class U> constexpr bool is_same_v = __is_same(T,U);
template<class T,class U> using _IsSame = bool_constant<is_same_v<T,U>>;
template<class T,class U> using _IsNotSame = bool_constant<!is_same_v<T,U>>;
template<bool B,class T=void> struct enable_if {}; template<class T> struct enable_if<true,T>{typedef T type;};
template<bool B,class T=void> using enable_if_t = typename enable_if<B,T>::type;
template<bool B,class T,class U> struct conditional {typedef T type;};
template<bool B,class T,class U> using conditional_t = typename conditional<B,T,U>::type;
template <class T> T&& declval();
template<class ...> using void_t = void;
struct impl { template<class T> static T& test(int); template<class T> static false_type test(...); };
template<class T> struct isref : integral_constant<bool, _IsNotSame<decltype(impl::test<T>(0)), false_type>::value> {};
template <class Tr> using tfp = enable_if_t<_IsSame<Tr, typename Tr::primary>::value>;
struct nat{};
template<class R> struct q { using type = conditional_t<_IsNotSame<R,nat>::value, true_type, false_type>; 
  static const bool v = _IsSame<R,nat>::value; bool f() { return _IsSame<R,nat>::value; } };
template<class T, bool cc = true, enable_if_t<(sizeof(T) <= sizeof(uint64_t)) && cc, int> = 0> int big(T);
template<class T, enable_if_t<sizeof(T) <= sizeof(uint64_t), int> = 0> int big2(T);
template<class T, T... V> struct iseq { template<template<class O,O...> class TT, class I> using conv = TT<I, V...>; };
template<class T> class hasit { template<class U> static auto t(int) -> decltype(declval<U&>().allocate(size_t(0))); template<class U, class = void_t<decltype(declval<U&>().allocate(size_t{0}))>> static int s(); };
template<class T, class = void, class=void> struct isal : false_type {};
template<class T> struct isal<T, void_t<typename T::value_type>, void_t<decltype(declval<T&>().allocate(size_t(0)))>> : true_type {};
template<class T,class U> using cty = decltype(false ? declval<T>() : declval<U>());
template<class T,class U> using msw = void;
template<class T,class U,class=void> struct ct2 {};
template<class T,class U> struct ct2<T,U,void_t<cty<T,U>, msw<T,U>>> { };
template<class T> using ms = decltype(T() / T{});
template<class T,class U> struct cd { using UP = q<decltype(T{} / U{})>; U g() { if constexpr (is_same_v<decltype(T{}/U{}), T>) return U{} + T{}; return (U{}); } };
template<class A,class B> constexpr bool inr(A a) { return static_cast<A>(B::max()) >= static_cast<B>(a); }
template<class A> using mk = A;
template<class A,class B> struct mkk { typedef A type; };
template<class A> using mku = typename mkk<A,int>::type;
template<class A,class B> constexpr bool cmp(A t, B u) { return t < 0 ? false : static_cast<mku<A>>(t) == u; }
template<class A,class B> constexpr bool cmp2(A t, B u) { return t < 0 ? false : mku<A>(t) == u; }
inline void r() { uint32_t ret{0U}; uint32_t r2 = {0u}; uint64_t r3{0}; (void)ret;(void)r2; unsigned r4{0U}; }
template <class T> T rr() { uint32_t ret{0U}; uint32_t r2 = {0u}; uint64_t r3{0}; unsigned r4{0U}; return ret; }
template<class> constexpr bool afalse = false;
template<int N> auto mi() { static_assert(afalse<decltype(N)>, "x"); static_assert(N == 1 , "x");  }
}}}
