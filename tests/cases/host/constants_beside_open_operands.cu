// shows: constant variables beside operands whose type is not known
// flags: -w
// prelude: none
template<class T> struct so { static const int value = sizeof(T); static constexpr int v2 = 3; }; const int gc = 4; template<class T> constexpr int ov = sizeof(T);
template<class T, int N> constexpr int e1 = so<unsigned>::value / so<T>::value;
template<class T, int N> constexpr int e2 = so<T>::value / so<unsigned>::value;
template<class T, int N> constexpr int e3 = so<T>::value / so<T>::value;
template<class T, int N> constexpr int e4 = N + 1;
template<class T, int N> constexpr int e5 = 1 + N;
template<class T, int N> constexpr int e6 = so<int>::value + N;
template<class T, int N> constexpr int e7 = gc + N;
template<class T, int N> constexpr int e8 = gc + so<T>::value;
template<class T, int N> constexpr int e9 = 8 / so<T>::value;
template<class T, int N> constexpr int f1 = so<T>::value / 8;
template<class T, int N> constexpr int f2 = sizeof(T) * 8;
template<class T, int N> constexpr bool f3 = so<T>::value == 8;
template<class T, int N> constexpr bool f4 = so<T>::value && so<int>::value;
template<class T, int N> constexpr bool f5 = so<int>::value && so<T>::value;
template<class T, int N> constexpr bool f6 = !so<T>::value;
template<class T, int N> constexpr int f7 = ov<T> + 1;
template<class T, int N> constexpr int f8 = ov<int> + ov<T>;
template<class T, int N> constexpr int f9 = so<T>::value ? 1 : 2;
template<class T, int N> constexpr int g1 = so<int>::value * N * 2;
template<class T, int N> constexpr int g2 = (so<int>::value / 2) * N;
template<class T, int N> constexpr int g3 = (so<int>::value * N);
template<class T> struct M { static constexpr int a = so<unsigned>::value / so<T>::value; static const int b = so<unsigned>::value / so<T>::value; int f() { int c = so<unsigned>::value / so<T>::value; constexpr int d = so<unsigned>::value / so<T>::value; return c; } int e = so<unsigned>::value / so<T>::value; enum { E = so<unsigned>::value / so<T>::value }; };
