// shows: types named behind typename are members of the class that declares them
// prelude: none
template<class T> struct Im { using type = T; struct in { }; }; template<class T> struct Ut : public Im<T> { }; struct P : Im<int> { };
using a1 = typename Ut<int>::type; using a2 = Ut<char>::type; typename Ut<long>::type a3; void f() { using b1 = typename Ut<int>::type; using b2 = Ut<char>::type; typename Ut<short>::type b3; Ut<float>::type b4; using b5 = P::type; typedef P::type b6; typedef typename P::type b7; P::type b8; using b9 = typename P::in; typename P::in b10; static_cast<typename P::type>(1); typename P::type(2); for (typename P::type i = 0; i < 2; i++) ; }
struct S { using c1 = typename Ut<int>::type; using c2 = Ut<char>::type; typename Ut<short>::type c3; typename P::in c4; typename P::type c5(typename P::type); }; template<class T> struct Q { using d1 = typename Ut<int>::type; Ut<char>::type d2; typename Ut<T>::type d3; typename P::type d4; }; Q<int> q; auto l = [](typename P::type) -> typename P::in { return {}; };
constexpr int g(int x) { using u = typename Ut<int>::type; return static_cast<u>(x); }
