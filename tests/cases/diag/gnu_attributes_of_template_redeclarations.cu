// shows: 2189 and 2190: attributes of later declarations of a function template
// flags: --c++17
// prelude: none
template<class T> T a(); template<class T> __attribute__((unused)) T a();
template<class T> __attribute__((unused)) T b(); template<class T> __attribute__((noinline)) T b() { return 0; }
template<class T> __attribute__((unused)) T c(); template<class T> __attribute__((noinline, unused)) T c() { return 0; }
template<class T> __attribute__((noinline)) T d(); template<class T> __attribute__((noinline)) T d();
template<class T> T e(); template<class T> [[gnu::noinline]] T e();
template<class T> T f(); template<class T> [[deprecated]] T f();
template<class T> T g(); template<class T> [[nodiscard]] T g();
template<class T> T h(); template<class T> T h() __attribute__((noinline));
template<class T> struct S { void m(); template<class U> void n(); static int s; }; template<class T> __attribute__((noinline)) void S<T>::m() {} template<class T> template<class U> __attribute__((noinline)) void S<T>::n() {} template<class T> __attribute__((unused)) int S<T>::s;
template<class T> struct C; template<class T> struct __attribute__((aligned(8))) C { };
template<class T> struct C2; template<class T> struct __attribute__((unused)) C2;
template<class T> struct C3 {}; template<class T> struct __attribute__((unused)) C3;
struct P { template<class T> void q(); }; template<class T> __attribute__((noinline)) void P::q() {}
template<class T> extern T v; template<class T> __attribute__((unused)) T v = 3;
template<class T> __attribute__((always_inline)) inline T i(); template<class T> inline T i() { return 0; }
template<class T> T j(); template<> __attribute__((noinline)) int j<int>() { return 0; }
template<class T> T k(); template<class T> __attribute__((format(printf, 1, 2))) T k(const char*, ...);
template<class T> inline T l(); template<class T> __attribute__((always_inline)) inline T l() { return 0; }
template<class T> __attribute__((device)) T m(); template<class T> __attribute__((device)) __attribute__((always_inline)) inline T m() { return 0; }
