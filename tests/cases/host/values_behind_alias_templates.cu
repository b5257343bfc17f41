// shows: values of alias template-ids are named by the path that was written
// prelude: none
namespace s { template<class T> struct rc { using type = T; }; template<class T> struct isi { static const bool value = true; }; }
namespace cg { namespace details { template<class T> struct _f { static const bool value = true; static int fn(); typedef T ty; }; template<class T> using f = _f<typename s::rc<T>::type>; template<class T> struct g { static const bool value = true; }; template<class T> constexpr bool vt = true;
template<class T> struct in { static_assert(details::f<T>::value, ""); static_assert(details::g<T>::value, ""); bool a = details::f<T>::value; enum { e = details::f<T>::value }; int arr[details::f<T>::value]; void m() { static_assert(details::f<T>::value, ""); bool b = details::f<T>::value; details::f<T>::fn(); } }; }
template<class T> struct out { static_assert(details::f<T>::value || details::g<T>::value, ""); static_assert(details::vt<T>, ""); bool a = details::f<T>::value; typename details::f<T>::ty t; };
namespace details { template<class T> void h() { static_assert(s::isi<T>::value || details::f<T>::value, ""); static_assert(f<T>::value, ""); static_assert(cg::details::f<T>::value && details::g<T>::value, ""); details::f<T>::fn(); typename details::f<T>::ty t; } }
template<class T> void k() { static_assert(s::isi<T>::value || details::f<T>::value, ""); static_assert(cg::details::f<T>::value, ""); } }
template<class T> void o() { static_assert(cg::details::f<T>::value, ""); bool b = cg::details::f<T>::value; } using namespace cg; template<class T> void o2() { static_assert(details::f<T>::value, ""); }
