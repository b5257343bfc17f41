// shows: constructors of a class template that fit exactly are chosen there without templates, which would be instantiated too early
// prelude: none
template<bool B, class T = void> struct enable_if {}; template<class T> struct enable_if<true, T> { using type = T; };
template<class T> T&& declval();
template<class T, class E = void> struct fm { fm() = delete; };
template<class T, class = int> struct um { static constexpr bool value = false; };
template<class T> struct um<T, decltype(fm<T>::format_as(declval<const T&>()))> { static constexpr bool value = true; };
template<class C> struct val {
  val() {}
  val(long x) : val((long long)x) {}
  val(long long) {}
  val(const char *) {}
  template<class T, typename enable_if<um<T>::value, int>::type = 0> val(const T&) {}
  void m() { val v(1LL); val w = 2LL; val q{3LL}; (void)v; (void)w; (void)q; }
};
template<class T> struct fm<T, typename enable_if<(sizeof(T) > 0)>::type> { int x; };
fm<long long> a;
