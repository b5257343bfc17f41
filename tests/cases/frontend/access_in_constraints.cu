// flags: --c++20
// shows: from where constraints name members
template<int...> struct sh;
template<class T> T&& dv();
template<class T> concept has = requires { typename T::type; };
template<class T> concept hasm = requires (T t) { t.m; };
template<class T> concept hasm2 = requires (T t) { { t.m } -> has; };
template<class T> inline constexpr bool vh = requires { typename T::type; };
template<class T> inline constexpr bool vm = requires (T t) { t.m; };
template<class T> struct sb { static constexpr bool v = requires { typename T::type; }; };
class X1 { typedef int type; int m; template<class T> static constexpr bool in = requires { typename T::type; }; template<class T> static constexpr bool inm = requires (T t) { t.m; };
 template<class T> requires requires { typename T::type; } static char (&t(int))[1]; template<class T> static char (&t(...))[2];
 template<class T> requires has<T> static char (&u(int))[1]; template<class T> static char (&u(...))[2];
 template<has T> static char (&w(int))[1]; template<class T> static char (&w(...))[2];
 template<class T> static char (&x(int))[1] requires requires(T t) { t.m; }; template<class T> static char (&x(...))[2];
 void g() { sh<1, has<X1>, hasm<X1>, vh<X1>, vm<X1>, sb<X1>::v, in<X1>, inm<X1>, sizeof(t<X1>(0)), sizeof(u<X1>(0)), sizeof(w<X1>(0)), sizeof(x<X1>(0)), requires { typename X1::type; }, requires(X1 y) { y.m; }> v1; }
 };
sh<2, has<X1>, hasm<X1>, vh<X1>, vm<X1>, sb<X1>::v> v2;
class X5 { typedef int type; int m; public: sh<5, has<X5>> *p; };
class X6 { typedef int type; template<class T> requires has<T> friend struct S6; friend struct S7; };
struct S7 { template<class T> requires requires { typename T::type; } static char (&t(int))[1]; template<class T> static char (&t(...))[2]; template<class T> requires has<T> static char (&u(int))[1]; template<class T> static char (&u(...))[2]; static constexpr bool b = has<X6>; static constexpr bool c = requires { typename X6::type; }; sh<6, sizeof(t<X6>(0)), sizeof(u<X6>(0)), b, c> v6;};
template<class T> struct par { static const int v = 10; }; template<class T> requires requires { typename T::type; } struct par<T> { static const int v = 20; };
class X8 { typedef int type; void f() { sh<7, par<X8>::v> v7; } }; class X9 { typedef int type; }; sh<8, par<X9>::v> v8;
template<class T> constexpr bool fb() { return requires { typename T::type; }; } template<class T> constexpr bool fc() { if constexpr (requires { typename T::type; }) return true; else return false; }
class Y1 { typedef int type; static constexpr bool k = true; void g() { sh<9, fb<Y1>(), fc<Y1>()> v9; } friend constexpr bool fd() ; }; sh<10, fb<Y1>(), fc<Y1>()> v10;
class Y2 { typedef int type; template<class T> friend constexpr bool fe(); }; template<class T> constexpr bool fe() { return requires { typename T::type; }; } sh<11, fe<Y2>()> v11;
