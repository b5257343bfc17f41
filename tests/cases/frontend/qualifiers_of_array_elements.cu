// prelude: none
template<class T> struct rc { typedef T type; }; template<class T> struct rc<const T> { typedef T type; };
template<class T> struct ic { static const bool v = false; }; template<class T> struct ic<const T> { static const bool v = true; };
template<class T> struct rv { typedef T type; }; template<class T> struct rv<volatile T> { typedef T type; };
template<class T> struct re { typedef T type; }; template<class T> struct re<T[]> { typedef T type; }; template<class T, unsigned long N> struct re<T[N]> { typedef T type; };
template<class T> struct ra { typedef T type; }; template<class T> struct ra<const T[]> { typedef T type; }; template<class T, unsigned long N> struct ra<const T[N]> { typedef T type; };
template<class...> struct sh;
typedef const char A1[3]; typedef const char A2[2][3]; typedef char B2[2][3]; typedef const B2 C2; typedef const volatile int D3[1][2][3];
sh<rc<A1>::type, rc<A2>::type, rc<C2>::type, rc<D3>::type, rv<D3>::type, re<A2>::type, re<C2>::type, ra<A2>::type> x;
template<bool...> struct sb;
template<class T> void f(const T &); template<class T> void f2(const T (&)[2]); template<class T, int N, int M> void f3(const T (&)[N][M]); template<class T> void f4(T &);
template<class T> auto g(const T &) -> T *; template<class T> auto g4(T &) -> T *;
extern A2 a2; extern C2 c2;
void h() { f(a2); f2(a2); f3(a2); f4(a2); f(c2); f2(c2); f3(c2); }
