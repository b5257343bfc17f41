// shows: namespaces of the same name in an inline namespace of a used one
// flags: --frandom-seed=7
// prelude: mini
namespace cub { inline namespace V { namespace detail { struct q; } } } namespace detail { template<class T> struct fx { struct In { }; using U = T; }; struct pl {}; template<class T> int v; template<class T> void fn(T); } namespace other { namespace detail {} }
namespace d3 { template<class T> struct f3 { }; }
template<class T> struct A0 : public ::detail::fx<T> {}; template<class T> struct A1 : public ::detail::pl {}; struct A2 : ::detail::fx<int> {};
using namespace cub;
template<class T> struct S : public ::detail::fx<T> { ::detail::fx<T> m; typename ::detail::fx<T>::U u; ::detail::pl p; }; template<class T> struct S1 : public ::detail::pl {}; struct S2 : ::detail::fx<int> {}; template<class T> struct S3 : ::detail::fx<T>::In {}; template<class T> struct S4 : ::d3::f3<T> {}; struct S5 : ::d3::f3<int>, ::detail::pl {}; template<class T, class U> struct S6 : ::d3::f3<U>, ::detail::fx<T *>, ::detail::fx<::detail::fx<T>> {}; template<class... T> struct S7 : ::detail::fx<T>... {};
template<class T> void f(::detail::fx<T> a, ::detail::pl b) { ::detail::fn(a); ::detail::fn<T>(b); ::detail::v<T> = 3; ::detail::fx<T> l; new ::detail::fx<T>; sizeof(::detail::fx<T>); using X = ::detail::fx<T>; typename ::detail::fx<T>::U uu; struct L : ::detail::fx<T> {}; } void g(::detail::fx<int> a) { ::detail::fn(a); ::detail::fx<char> l; f(a, {}); struct L : ::detail::fx<int> {}; } namespace N { template<class T> struct S : ::detail::fx<T>, ::d3::f3<T> {}; struct M { template<class T> struct Q : ::detail::fx<T> {}; }; }
template<class T> struct NN { struct W : ::detail::fx<T> {}; template<class U> struct X; }; template<class T> template<class U> struct NN<T>::X : ::detail::fx<U> {}; template<class T> struct S<T *> : ::detail::fx<T> {}; template<> struct S<char> : ::detail::fx<char> {}; static void z() { S<int> s; S<int *> t; S7<int, char> u; }
