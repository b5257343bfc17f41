// shows: expansions of members that aliases name, and numbers beside expansions
// flags: -w
// prelude: none
enum class type { a, custom };
template<class T, class Ch> struct tc { static const type value = type::a; static const int k = 1; static int s(); }; template<class T> struct mp { using type = T; };
template<class T, class Ch> using m_t = typename mp<T>::type; template<class T, class Ch = char> using mtc = tc<m_t<T, Ch>, Ch>; template<class T> using al = tc<T, int>;
template<class... T> struct X { type t[3]; int i[2];
 X() : t{mtc<T>::value...}, i{al<T>::k...} {} X(int) : t{mtc<T>::value..., mtc<int>::value}, i{(al<T>::k)...} {} X(char) : i{al<T>::s()...} {} X(long) : i{al<T>::k + 1 ...} {} X(short) : i{+al<T>::k...} {} X(T...) : i{int(al<T>::k)...} {}
 void f() { type a[] = {mtc<T>::value...}; int b[]{al<T>::k...}; int c[] = {al<T>::s()...}; int d[] = {0, al<T>::k...};  int e[] = {(al<T>::k)...}; int q[] = {sizeof(al<T>)...}; int r[] = {tc<T, int>::k...}; int s[] = {al<T*>::k...}; int t[] = {al<al<T>>::k...}; }
 template<class U> void g(U) { int a[] = {al<U>::k, al<T>::k..., mtc<U>::k}; } static constexpr int z[] = {al<T>::k...}; static constexpr int zz = (al<T>::k + ...); };
template<class... T> void fn() { static const int z[] = {al<T>::k...}; constexpr int y[] = {al<T>::k...}; const bool b[] = {(bool)al<T>::k...}; int q[] = {X<T>::zz...}; int r[] = {mp<T>::type::x...}; int s[] = {T::v...}; int u[] = {mp<al<T>>::type::x...}; }
template<class... T> const int vt[] = {al<T>::k...}; template<int... I> void gi() { const char m[] = {I..., 0}; const char n[] = {I...}; char o[] = {char(I)..., 0, '\0'}; int p[] = {I..., 0, 1}; int q[] = {0, I...}; } template<char... C> struct E { static constexpr char m[] = {C..., 0}; static constexpr char n[] = {C...}; static constexpr char o[] = {C..., '\0'}; static const int p[]; static constexpr int q[] = {C..., 0, 3L}; static constexpr char r[sizeof...(C) + 1] = {C..., 0}; };
template<char... C> const int E<C...>::p[] = {C..., 0, 'x'}; template<char C> struct F { static constexpr char m[] = {C, 0}; static constexpr int n[] = {C, 0, 'x', 2u}; }; template<char... C> constexpr char vv[] = {C..., 0};
template<char... C> struct G { static constexpr char m[] = {0, C...}; static constexpr char n[] = {0, C..., 1}; static constexpr double d[] = {C..., 1, 2.0, 3.0f, 'a'}; static constexpr bool b[] = {C..., 1, true}; static constexpr unsigned u[] = {C..., 1, 2u, 3};  };
template<class... T> void fx() { struct AG { int a; char c; double d; }; AG ag = {T::v..., 1}; AG ah{0, T::v...}; char c[] = {T::v..., 1}; char e[3] = {1, T::v...}; double z[] = {T()..., 1}; static char w[] = {T::v..., 1}; enum En { a }; int en[] = {T::v..., a, true, 'c'}; }
