// shows: names that using-declarations bring in, within template arguments
// flags: --c++17
// prelude: none
namespace std { template<class T> struct ie { enum { value = 1 }; static int f(); typedef T type; }; template<bool B, class T = void> struct bc { typedef T type; }; template<class T, class U> struct same { static const bool value = false; }; template<class T> constexpr bool iv = true; template<class T> int fn(T); struct plain { static const int value = 1; }; }
namespace p { using std::ie; using std::bc; using std::same; using std::iv; using std::fn; using std::plain;
 template<class T> struct a : bc<ie<T>::value> { static const bool x = ie<T>::value; int y[ie<T>::value]; enum { e = ie<T>::value }; typename bc<ie<T>::value>::type *z; int f(int q = ie<T>::value) { int r = ie<T>::value; return ie<T>::value + ie<T>::f() + iv<T> + fn<T>(1) + plain::value; } using u = bc<ie<T>::value, typename ie<T>::type>; using v = bc<iv<T>>; static_assert(ie<T>::value, ""); using w = bc<same<void, T>::value>; using w1 = typename bc<same<void, T>::value>::type; using w2 = bc<(ie<T>::value || same<T, int>::value)>; using w3 = ie<bc<ie<T>::value>>; static_assert(bc<ie<T>::value>::x); using w4 = bc<plain::value>; };
 template<class T, typename bc<ie<T>::value>::type * = nullptr, bool B = ie<T>::value> bc<ie<T>::value> g(bc<ie<T>::value> *, int(*)[ie<T>::value]); 
 bc<ie<int>::value> h() { return {}; } int k = ie<int>::value; }
