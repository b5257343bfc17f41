// prelude: none
template<bool, class T = void> struct enable { };
template<class T> struct enable<true, T> { typedef T type; };
template<bool b, class T = void> using enable_t = typename enable<b, T>::type;
template<class T> using member_t = typename T::member;
struct has { typedef int member; };
enable_t<false, int> x;
enable_t<true, int> y;
member_t<has> z;
member_t<enable<true>> w;
