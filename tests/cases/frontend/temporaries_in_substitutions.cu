// shows: destructors of temporaries in substitutions
template<int...> struct sh;
template<class...> struct mv { using type = void; };
template<class... T> using vt2 = typename mv<T...>::type;
template<class T> T&& dv(); template<class T> T va(); template<class T> void tk(T); template<class T> void tr(const T&);
class PD { ~PD(); public: PD(int=0); PD(int,int); PD& operator=(const PD&); int m; static PD mk(); void f(); }; class DD { public: DD(int=0); DD(int,int); ~DD() = delete; int m; static DD mk(); void f(); };
class UD { public: UD(int=0); UD(int,int); int m; static UD mk(); void f(); };
#define D2(n, ...) template<class T, class=void> struct n { static const int v = 0; }; template<class T> struct n<T, vt2<decltype(__VA_ARGS__)>> { static const int v = 1; }; sh<n<PD>::v, n<DD>::v, n<UD>::v> n##_;
D2(a1, T(1))
D2(a2, T())
D2(a3, T{})
D2(a4, T{1})
D2(a5, T(1,2))
D2(a6, T{1,2})
D2(a7, sizeof(T(1)))
D2(a8, tk<T>(1))
D2(a9, tr<T>(1))
D2(b1, T::mk())
D2(b3, (T::mk()))
D2(b4, (0, T::mk()))
D2(b6, va<T>())
D2(b8, new T)
D2(c1, static_cast<T>(1))
D2(c3, T(1).f())
D2(c4, dv<T&>() = 1)
D2(c5, new T(1))
D2(c9, sizeof(T))
D2(d1, T(T(1)))
D2(d3, noexcept(T(1)))
