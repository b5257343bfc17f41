// shows: names of structured bindings in instances of templates
// flags: --c++17
// prelude: none
namespace std { template<class T> struct tuple_size; template<unsigned long I, class T> struct tuple_element; }
namespace ct { template<class A, class B> struct tup { A a; B b; }; template<int v> struct C {};
template<unsigned long I, class A, class B> constexpr decltype(auto) get(tup<A,B> const& t) { if constexpr (I == 0) return (t.a); else return (t.b); }
template<unsigned long I, class A, class B> constexpr decltype(auto) get(tup<A,B>& t) { if constexpr (I == 0) return (t.a); else return (t.b); }
template<unsigned long I, class A, class B> constexpr decltype(auto) get(tup<A,B>&& t) { if constexpr (I == 0) return static_cast<A&&>(t.a); else return static_cast<B&&>(t.b); }
}
namespace std { template<class A, class B> struct tuple_size<ct::tup<A,B>> { static constexpr unsigned long value = 2; }; 
template<class A, class B> struct tuple_element<0, ct::tup<A,B>> { typedef A type; }; template<class A, class B> struct tuple_element<1, ct::tup<A,B>> { typedef B type; };
template<class T> struct tuple_size<const T> : tuple_size<T> {}; template<unsigned long I, class T> struct tuple_element<I, const T> { typedef const typename tuple_element<I, T>::type type; };  }
template<class A, class B> struct is { static const bool v = false; }; template<class A> struct is<A, A> { static const bool v = true; };
template<class T> auto f(T t) { auto [a, b] = t; return a; }
template<class T> auto g(T const& t) { auto const& [a, b] = t; return b; }
template<class T> auto h(T const& t) { auto [a, b] = t; auto [c, d] = b; return c; }
auto k() { auto [a, b] = ct::tup<int, char>{1, 2}; return b; }
static_assert(is<decltype(f(ct::tup<int, char>{})), void>::v, "1");
static_assert(is<decltype(g(ct::tup<int, char>{})), void>::v, "2");
static_assert(is<decltype(h(ct::tup<int, ct::tup<char, int>>{})), void>::v, "3");
template<class A, class B> ct::tup<A, B> mk(A, B);
static_assert(is<decltype(f(mk(1L, 'c'))), void>::v, "4");
