// shows: what an alias names is found from where it is declared, what it is printed in names it by its path
// prelude: none
namespace mp { namespace detail {
template<class T, class... Ts> constexpr unsigned long find_index() { return 0; }
constexpr int k = 3; template<int> constexpr int vt = 2;
struct V { static constexpr int s = 1; };
enum E { e1 };
template<unsigned long I> struct impl { static constexpr unsigned long value = I; };
template<class T, class... Ts> using checked = impl<find_index<T, Ts...>()>;
template<class T> using ck = impl<k + sizeof(T)>;
template<class T> using cv = impl<vt<sizeof(T)>>;
template<class T> using ce = impl<e1 + sizeof(T)>;
template<class T> using cs = impl<V::s + sizeof(T)>;
template<class T> using dt = decltype(find_index<T>());
}
template<class... Ts> struct variant {};
template<int I, class... Ts> constexpr bool h(const variant<Ts...> &v) { return I; }
template<class T, class... Ts> constexpr bool h(const variant<Ts...> &v) { return h<detail::checked<T, Ts...>::value>(v); }
template<class T, class... Ts> constexpr bool h2(const variant<Ts...> &v) { return detail::checked<T, Ts...>::value; }
template<class T, class... Ts> constexpr bool h3(const variant<Ts...> &v) { detail::checked<T, Ts...> x; typedef typename detail::checked<T, Ts...>::q y; return h<detail::ck<T>::value>(v) + h<detail::cv<T>::value>(v) + h<detail::ce<T>::value>(v)+ h<detail::cs<T>::value>(v) + detail::ck<T>::value + sizeof(detail::dt<T>); }
template<class T> struct s { static constexpr bool v = detail::checked<T>::value; static constexpr bool v2 = h<detail::checked<T>::value>(variant<>()); detail::checked<T> m; void f(detail::checked<T>) { h<detail::checked<T>::value>(1); } };
template<class T> auto r(T) -> decltype(h<detail::checked<T>::value>(variant<>())) { return 0; }
template<class T> detail::checked<T> r3(T) { return 0; }
}
