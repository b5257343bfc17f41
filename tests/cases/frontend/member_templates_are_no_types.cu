// shows: whether a class has a member type, where it is a template
// prelude: none
template<class T> struct wrap {}; template<class... > using void_t = void;
struct yes { char a; }; struct no { char a[2]; };
template<class T> struct has1 { template<class U> static yes t(const volatile wrap<U>*, wrap<typename U::apply>* = 0); static no t(...); static const bool value = sizeof(t((wrap<T>*)0)) == sizeof(yes); };
template<class T, class = void> struct has2 { static const bool value = false; }; template<class T> struct has2<T, void_t<typename T::apply>> { static const bool value = true; };
template<class T> struct has3 { template<class U> static yes t(typename U::apply*); template<class U> static no t(...); static const bool value = sizeof(t<T>(0)) == sizeof(yes); };
struct A { template<class X = int> struct apply { typedef int type; }; };
struct B { struct apply {}; }; struct C {}; struct D { typedef int apply; }; struct E { template<class X> using apply = X; }; struct F { static int apply; }; struct G { template<class... X> struct apply {}; };
template<class V> struct H { template<class X = int, class Y = int> struct apply { typedef V type; }; };
template<int...> struct sh;
#define R(h) sh<h<A>::value, h<B>::value, h<C>::value, h<D>::value, h<E>::value, h<F>::value, h<G>::value, h<H<int>>::value>
R(has1) a; R(has2) b; R(has3) c;
template<class T, class = typename T::apply> int f(int); template<class T> char f(...);
sh<sizeof(f<A>(0)), sizeof(f<B>(0)), sizeof(f<H<int>>(0))> d;
template<class T> auto g(int) -> decltype(typename T::apply(), 1); template<class T> char g(...); sh<sizeof(g<A>(0)), sizeof(g<B>(0))> e;
