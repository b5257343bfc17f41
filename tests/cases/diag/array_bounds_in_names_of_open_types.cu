template<class T> struct wrap {};
template<class B> struct next { struct type { static const int value = 3; }; };
template<class T, class Base> struct item : Base {
  static char (& f(item const&, wrap<T>*))[next<Base>::type::value];
  friend char (& operator||(item const&, wrap<T>*))[next<Base>::type::value];
  friend char (& operator&&(item const&, wrap<T>*))[sizeof(T) + 1];
  friend void g(char (&)[Base::value]);
  friend void g2(char (&)[next<T>::type::value][2]);
  friend int h(wrap<char[Base::value]>);
};
template<class T, int N> struct arr {
  friend void ga(arr&, char (&)[N]);
  friend void gb(arr&, char (&)[N+1]);
  friend char (*gc(arr&))[N*2];
  friend void gd(arr&, char[N]);
};
