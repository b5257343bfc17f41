// shows: the path of an open value marks a template that is named in a namespace
// prelude: none
namespace d { template <class T> struct decay { typedef T type; struct in { static constexpr int size = 3; }; }; template <class T> struct size { static constexpr unsigned long value = 1; }; }
template <class Xs> struct u { static constexpr unsigned long len = d::decay<Xs>::type::size(); };
template <class Xs> constexpr unsigned long f() { constexpr unsigned long len = d::decay<Xs>::type::size(); return len; }
template <class Xs> constexpr unsigned long g() { constexpr unsigned long len = d::decay<Xs>::type::size_v; constexpr auto l2 = d::size<Xs>::value; return len + d::decay<Xs>::type::size() + d::decay<Xs>::in::size; }
