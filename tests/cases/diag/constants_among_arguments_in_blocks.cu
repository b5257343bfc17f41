// shows: a conversion that changes a constant among the arguments of a type is told in blocks too
// prelude: none
typedef unsigned long size_t; template <size_t N> struct sz {}; template <class T> void ff(T);
template <size_t... I> struct fi { static constexpr int value = -1; }; constexpr int n1 = -1; enum { e1 = -1 };
void f() { sz<4ul - n1> z3; sz<4ul - e1> z5; sz<fi<1>::value + 5> z9; ff(sz<sizeof(int) - fi<1>::value>()); }
template <class T> void g() { sz<4ul - n1> z3; }
