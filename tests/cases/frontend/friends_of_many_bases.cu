// shows: friends of classes behind many bases of a class among template arguments
// prelude: none
template<class T> struct w {};
struct b0 { friend char pick(const b0&, void*); };
template<int N> struct b : b<N - 1> { friend int pick(const b&, w<b>*) { return 0; } };
template<> struct b<0> : b0 {};
template<int...> struct sh;
template<class S, class T> struct has { static const int value = sizeof(pick(*(S*)0, (w<T>*)0)); };
sh<has<b<30>, b<3>>::value, has<b<30>, int>::value, has<b<2>, int>::value> x;
