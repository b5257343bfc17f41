// prelude: none
template<unsigned long N> struct sel { using type = sel; using value_type = unsigned char; };  template<class T> struct tr { typedef int type; }; inline constexpr unsigned long npos = -1; 
template<class...T> using selx = typename sel<sizeof...(T)>::type::value_type;
template<class T> using sely = typename sel<sizeof(T)>::value_type; template<class T> using selz = typename T::value_type; template<class T> using selw = typename tr<T>::type; template<class... T> using selp = typename tr<T...>::type; template<class T> using sid = T;
template<class U, class...T> struct V { using I = selx<T...>; using K = typename sel<sizeof...(T)>::type::value_type; using L = sely<U>; using M = selz<U>; using N = selw<U>; using O = selp<T...>; using Q = sid<U>; 
 int k; bool a() const { return k != I(npos); } bool b() const { return k != K(npos); } bool c() const { return k != L(npos); } bool d() const { return k != M(npos); }  bool e() const { return k != N(npos); } bool f() const { return k != O(npos); } bool g() const { return k != Q(npos); } 
 bool h() const { return k != selw<U>(npos); } bool i() const { return k != selx<T...>(npos); } bool j() const { return k != (selw<U>)(npos); }  bool l() const { return k != (selx<T...>)(npos); } I m() const { I x = I(3); I y = (I)4; return I(npos); } };
template<class...T> int ff() { using I = selx<T...>; return I(npos) + (I)3 + selx<T...>(4); }
