// shows: names of members in pack expansions of constant lists
// prelude: none
namespace ns { template<class A, class B> struct same { static constexpr bool value = false; }; template<class A> constexpr bool vt = true; template<class A> struct in { template<class B> struct t { static constexpr bool value = false; }; }; }
template<class V, class... T> constexpr int f() {
 constexpr bool a[] = { false, ns::same<T, V>::value... }; constexpr bool b[] = { ns::same<V, V>::value, ns::vt<V> }; bool c[] = { ns::same<T, V>::value... }; const bool d[] = { false, ns::vt<T>... }; constexpr bool e = ns::same<V, int>::value; constexpr bool g[] = { ns::same<T, V>::value... }; constexpr bool h[] = { ns::in<T>::template t<V>::value... };
 constexpr bool i[] = { ns::same<T, V>::value... }; constexpr bool j[] = { !ns::same<T, V>::value... };
 return a[0] + b[0] + c[0] + d[0] + e + g[0] + h[0] + i[0]; }
template<class V, class... T> struct S { static constexpr bool v[] = { ns::same<T, V>::value... }; static constexpr bool w[] = { ns::same<V, V>::value }; static constexpr bool x = ns::same<V, V>::value; bool y[2] = { ns::same<V, V>::value }; template<bool... B> struct bs {}; bs<ns::same<T, V>::value...> z; };
