// shows: what an alias template names is reported with the alias where it is invalid, once for the same arguments
// flags: --c++17
// prelude: none
template <bool B, class T = void> struct enable { };
template <class T> struct enable<true, T> { using type = T; };
template <bool B, class T = void> using enable_t = typename enable<B, T>::type;
template <class T> using twice = enable_t<false, T *>;
using text = const char *;
enable_t<false, int> x;
enable_t<false, int> y;
enable_t<true, int> z;
twice<char> w;
enable_t<false, text> v;
template <class T> struct S { using k = enable_t<false, T>; };
S<long> s;
template <class T> enable_t<sizeof(T) == 1, int> f(T);
int g() { return f('a'); }
