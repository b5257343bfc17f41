// shows: instances are named with as few arguments as the template-id that became them
// flags: -w
// prelude: none
template<class T> struct is_e { static const bool value = true; };
template<class T, bool = is_e<T>::value> struct ui { using type = int; }; template<class T> struct ut : ui<T> {};
template<class T, bool B> struct vi { using type = int; }; template<class T> struct vt : vi<T, is_e<T>::value> {};
template<class T, class U = T*> struct wi { using type = int; }; template<class T> struct wt : wi<T> {};
template<class T, int N = sizeof(T)> struct xi { using type = int; }; template<class T> struct xt : xi<T> {};
template<class T, int N = 3> struct yi { using type = int; }; template<class T> struct yt : yi<T> {};
enum class p1{}; enum class p2{}; enum class p3{}; enum class p4{}; enum class p5{}; enum class p6{}; enum class p7{}; enum class p8{};
void f1() { using u = typename ut<p1>::type; u x; using u2 = ut<p1>::type; using v = typename vt<p1>::type; using w = typename wt<p1>::type; using x2 = typename xt<p1>::type; using y = typename yt<p1>::type;  }
using u1 = typename ut<p2>::type; using v1 = typename vt<p2>::type; using w1 = typename wt<p2>::type; using x1 = typename xt<p2>::type; using y1 = typename yt<p2>::type;
void f2() { using u = ut<p2>::type; using v = vt<p2>::type; using x2 = xt<p2>::type; }
void f3() { typedef ut<p3>::type u; ut<p3>::type v; static_cast<ut<p3>::type>(1); (ut<p3>::type)1; typedef ut<p3>::type u2; } void f4() { ut<p3>::type v; typedef ut<p3>::type u; }
void f5() { ut<p4>::type v; typedef ut<p4>::type u; } ut<p4>::type q;
void f6(ut<p5>::type x) { typedef ut<p5>::type u; } ut<p6>::type f7(); void f8() { typedef ut<p6>::type u; }
struct S { typedef ut<p7>::type u; void f() { typedef ut<p7>::type u; } }; template<class T> void ft() { typedef ut<p8>::type u; typedef typename ut<T>::type w; } void f9() { typedef ut<p8>::type u; }
template<class T, class U = T*> struct zi { using type = int; struct in {}; static int s(); int m; }; template<class T> struct zt : zi<T> {}; struct zd : zi<p8> {}; struct zp { zi<p7> m; }; template<class T> struct zq { zi<T> m; };
void fb() { using a = typename zt<p1>::type; using b = typename zt<p2>::in; zt<p3>::s(); zt<p4> x; x.m = 1; decltype(x.m) y; auto z = &zt<p5>::m; using c = decltype(&zt<p6>::m); auto d = zq<p8>().m; }
void fc(zi<p4> *p); zi<p1> *z1;
