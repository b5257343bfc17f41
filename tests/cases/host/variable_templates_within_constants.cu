// shows: a variable template in a template argument is named by what it is
// flags: --c++17
// prelude: none
namespace a { namespace b { inline namespace c { template<class T> constexpr int v = 1; 
template<bool B, class T=void> struct enable_if { typedef T type; };
template<bool B, class T=void> using enable_if_t = typename enable_if<B,T>::type;
template<class T> decltype(::a::b::v<T>) g1();
template<class T> auto g2() -> decltype(::a::b::v<T>);
template<class T> auto g3() -> decltype(::a::b::v<T> + 1);
template<class T> enable_if_t<::a::b::v<T>> g4();
template<class T> enable_if_t<::a::b::v<T> == 1> g5();
template<class T> enable_if_t<decltype(::a::b::v<T>){}> g6();
template<class T> enable_if_t<decltype(::a::b::v<T> + 1){}> g7();
template<class T> auto g8() -> enable_if_t<decltype(::a::b::v<T> + 1){}>;
template<class T> auto g9() -> enable_if_t<decltype(::a::b::v<T>, 1){}>;
template<class T> void g10(decltype(::a::b::v<T>, 1));
template<class T> void g11() noexcept(noexcept(::a::b::v<T>+ 1));
template<class T> void g12(enable_if_t<(::a::b::v<T>, 1)>*);
template<class T> struct X { typedef decltype(::a::b::v<T>+1) t; static const bool nx = noexcept(::a::b::v<T>() + 1); decltype(::a::b::v<T>+1) m; static const int sz = sizeof(::a::b::v<T>); typename enable_if<::a::b::v<T>>::type q; };
template<class T> void g14() { typedef decltype(::a::b::v<T>+1) t; bool nx = noexcept(::a::b::v<T>() + 1); decltype(::a::b::v<T>+1) m; int sz = sizeof(::a::b::v<T>); typename enable_if<::a::b::v<T>>::type q; }
}}}
