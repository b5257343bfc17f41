// prelude: none
// flags: --c++17
template<class T> constexpr int e1(T t) { enum class rt { a, b }; constexpr rt r = rt::b; return r == rt::b; }
template<class T> constexpr int e3(T t) { enum class rt { a, b }; return static_cast<int>(rt::b); }
template<class T> constexpr int e4(T t) { enum rt { a, b }; return b; }
template<class T> constexpr int e5(T t) { enum rt { a, b }; return a == b ? 3 : 1; }
template<bool b> struct B { static int x; };
int a = B<e1(1)>().q1;
int b = B<e3(1)>().q2;
template<class T> int h() { return B<e1(T())>().q3 + B<e1(1L)>().q4 + B<e3(T())>().q5 + B<e4(T())>().q6 + B<e5(T())>().q7; }
template int h<int>();
template<class T> int k() { int arr[e1(T())]; return sizeof(arr); }
template int k<char>();
template<class T> int k2() { constexpr int z = e1(T()); return B<z>().q8; }
template int k2<char>();
template<class T> int k3() { return B<e1(T())>().q9; }
int z3 = k3<unsigned>();
