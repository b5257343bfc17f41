// shows: constexpr members that are declared without it in the class are not inline; conversion functions of known classes keep their path
// prelude: none
struct A { static const int a; static constexpr int c = 6; static const double e; }; constexpr int A::a = 5; constexpr int A::c; constexpr double A::e = 2.0; int i = A::a;
struct B { operator int(); virtual operator const int &() const; }; template<class T> struct D : B { operator const T &() const; int f() { return B::operator int(); } T g() { return B::operator const T &(); } }; template<class T> void f() { &B::operator T; }
