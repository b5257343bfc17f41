// shows: static members among arguments are named by the class that declares them
// prelude: none
namespace st { template <bool B, class T, class F> struct cond { typedef T type; };
 template <class T, T v> struct ic { static constexpr T value = v; }; template <class T> struct is_signed : ic<bool, true> {}; template <class T> struct is_s2 : is_signed<T> {}; struct tt : ic<int, 4> {}; }
template <bool B> struct bb {}; template <int B> struct ib {}; struct own { static const int k = 3; }; struct own2 : own {};
bb<st::is_signed<char>::value> a1; bb<!st::is_signed<char>::value> a2; bb<st::is_s2<int>::value> a4; ib<st::tt::value> a5; ib<own2::k> a6; ib<st::is_signed<char>::value + 1> a9;
void f() { bb<st::is_signed<unsigned>::value> a1; ib<st::tt::value> a5; st::cond<st::is_signed<double>::value, int, char> q; bool b = st::is_signed<int>::value; }
template <class T> void g() { bb<st::is_signed<float>::value> a1; bb<st::is_s2<T>::value> a4; ib<st::tt::value> a5; ib<own2::k> a6; }
template <class T> struct H : st::cond<st::is_signed<wchar_t>::value, int, char> { typedef bb<st::is_signed<char32_t>::value> a2; };
