// shows: explicit specializations do not take over inline, constexpr or deleted
// flags: --c++17
// prelude: none
  T re;
};
template<class T> struct U { constexpr int m() { return 1; } static constexpr int s() { return 2; } int p(); static int q(); int d() = delete; int r() { return 2;} };
template<> inline int U<int>::m() { return 4; }
template<> inline int U<int>::s() { return 4; }
template<> inline int U<int>::p() { return 4; }
template<> inline int U<int>::q() { return 4; }
template<> inline int U<int>::r() { return 4; }
template<> constexpr int U<long>::m() { return 4; }
template<> constexpr int U<long>::s() { return 4; }
template<> int U<short>::s() { return 4; }
