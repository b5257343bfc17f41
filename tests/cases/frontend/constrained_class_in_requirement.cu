// prelude: none
// flags: --c++20
template<class A, class B> inline constexpr bool same = false;
template<class A> inline constexpr bool same<A,A> = true;
template<class T> concept cls = __is_class(T);
template<class D> requires __is_class(D) class V1;
template<class D> requires cls<D> class V2;
template<class D> requires __is_class(D) && same<D, D> class V3;
template<cls D> class V4;
template<class D> requires __is_class(D) class V1 {};
template<class D> requires cls<D> class V2 {};
template<cls D> class V4 {};
template<class T> concept c1 = requires { typename V1<T>; };
template<class T> concept c2 = requires { typename V2<T>; };
template<class T> concept c3 = requires { typename V3<T>; };
template<class T> concept c4 = requires { typename V4<T>; };
namespace n { template<class D> requires __is_class(D) class V5 {}; }
template<class T> concept c5 = requires { typename n::V5<T>; };
struct E {};
static_assert(!c1<void>, "1"); static_assert(!c2<void>, "2"); static_assert(!c3<void>, "3"); static_assert(!c4<void>, "4");
static_assert(!c5<void>, "5"); static_assert(c5<E>, "5");
static_assert(!c1<E*>, "1"); static_assert(!c2<E*>, "2"); static_assert(!c3<int>, "3"); static_assert(!c4<int&>, "4");
