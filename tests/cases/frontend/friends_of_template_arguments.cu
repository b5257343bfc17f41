// shows: friends of classes that only template arguments name
// prelude: none
template<class T> struct ti {};
template<class T> T&& dv() noexcept;
namespace n { template<class T> struct tk { friend int inv(ti<tk>) { return 1; } friend int inv2(tk*) { return 1; } typedef T x; }; 
template<class T> struct o { struct type; }; template<class T> struct o<T>::type { friend int inv(ti<type>) { return 1; } }; }
namespace n2 { template<class T> struct w {}; }
template<class... > using void_t = void;
#define D(n, e) template<class T, class = void> struct n { static constexpr int v = 0; }; template<class T> struct n<T, void_t<decltype(e)>> { static constexpr int v = 1; };
D(a1, inv(ti<T>{})) D(a2, inv2((T*)nullptr)) D(a3, inv3(dv<T&>())) D(a4, inv4(1, (T(*)())nullptr)) D(a5, inv(dv<ti<T>>()))
template<int...> struct sh;
sh<a1<n::tk<int>>::v> b1; sh<a2<n::tk<char>>::v> b2; sh<a5<n::tk<unsigned>>::v> b5;
int r = inv(ti<n::tk<double>>{});
int r = inv(ti<n::tk<double>>{});
int r2 = inv(ti<n::o<double>::type>{});
