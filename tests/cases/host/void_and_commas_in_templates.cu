// shows: void(), braces and commas in dependent contexts
// flags: --c++17
// prelude: none
namespace cuda { namespace q { inline namespace __4 {
template<class T> T&& declval() noexcept;
template<bool B, class T=void> struct enable_if { typedef T type; };
template<bool B, class T=void> using enable_if_t = typename enable_if<B,T>::type;
namespace imp { template<class T> static void test_convert(T); }
template<class F, class T, class = void> struct test1 { static constexpr int value = 1; };
template<class F, class T> struct test1<F, T, decltype(::cuda::q::__4::imp::test_convert<T>(::cuda::q::__4::declval<F>()))> { };
template<bool> inline constexpr int req = 0;
template<class F, class T> inline constexpr bool same_impl = test1<F,T>::value;
template<class F, class T> inline constexpr bool same_as = same_impl<F,T> && same_impl<T,F>;
template<class F, class T> constexpr bool same_as2 = same_impl<F,T> && same_impl<T,F>;
template<class F, class T> inline constexpr bool same_as3 = same_impl<F,T> + 1;
template<class F, class T> inline constexpr bool same_as4 = !same_impl<F,T>;
template<class F, class T> auto impl1() -> enable_if_t < !(decltype(void(), ::cuda::q::__4::req<same_as<F, T> >, void(), false){})> {}
template<class F, class T> auto impl2() -> enable_if_t < !(decltype(::cuda::q::__4::req<same_as<F, T> >, void()){})> {}
template<class F, class T> auto impl3() -> enable_if_t < !(decltype(void(), F(), false){})> {}
template<class F, class T> auto impl4() -> decltype(void(), F(), int(), T{}, false) {}
template<class F> struct noexc { static const bool value = noexcept(::cuda::q::__4::declval<F>().~F()); };
template<class T> struct dd { template<class U> static int test(decltype(::cuda::q::__4::declval<U&>().~U())*); };
template <class... _Tp>
struct __attribute__((__visibility__("default"))) common_type;
template <class... _Tp>
struct
# 12 "x.h"
__attribute__((__visibility__("default"))) common_type2;
}}}
template<class T> struct V { static const unsigned long kk = 3; void f(unsigned x) { const unsigned r = x + 1; const T r2 = x + 1; unsigned r3 = x + 1; T t = x; const T u = t + 1; const T r4 = x * 2; const unsigned long r5 = T() + 1; const unsigned r6 = r5 + kk;} };
