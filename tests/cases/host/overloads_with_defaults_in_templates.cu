// shows: overloads with default arguments in class templates stay unresolved
// flags: --c++17
// prelude: none
void gl(int, int = 1); void gl(const char *, int = 2); struct C { static void s(int, int = 1); static void s(char *); };
template<class T> void gt(int, T = 1); template<class T> void gt(char *, T);
template<class T> struct X { static void one(int, int = 1); static void two(int, int); static void two(int, const char* = 0); static void tr(int, int = 1); static void tr(char *);
  void g() { one(1); one(1, 2); two(1, 2); two(1, ""); two(1); this->one(1); this->two(1, 2); X::two(1, 2); X<T>::two(1, 2); tr(1); tr(1,1); tr((char*)0); gl(1); gl(""); gl(1, 1); C::s(1); C::s(1, 2);  }
  static void h() { one(1); one(1, 2); two(1, 2); two(1, ""); two(1); tr(1); tr(1,1); tr((char*)0); gl(1); gl(""); gl(1, 1); C::s(1); C::s(1, 2);  } };
template<class T> void gg() { gl(1); gl(""); gl(1, 1); C::s(1); C::s(1, 2); }
