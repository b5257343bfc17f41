// shows: instances named without default arguments
// prelude: none
template<class T> struct ii { static const bool value = false; }; template<> struct ii<unsigned long> { static const bool value = true; };
template<class T, bool = ii<T>::value || ii<T>::value> struct mv {}; template<> struct mv<unsigned long, true> {}; template<> struct mv<int, false> { void f(); }; inline void mv<int, false>::f() {}  template<> struct mv<char, false> {}; template<> struct mv<short, false> {}; template<> struct mv<float, false> {};
template<class T, bool B = false> struct mw {};  template<> struct mw<int, false> {}; template<> struct mw<char, false> {}; template<> struct mw<short, false> {};
void u1(mv<unsigned long> a, mv<int, false> b, mv<char>*, mv<char> &, mv<short,false>); template<class T> void u2(mv<short>) {} typedef mv<float> tf;
void u3(mw<int>, mw<char,false>); mw<char> g1; mw<char,false> g2; mw<short,false> g3; mw<long,false> g4; mw<long> g5; mw<long,false> g6; mw<float> g7; mw<float, false> g8; mw<double,false> g9;
