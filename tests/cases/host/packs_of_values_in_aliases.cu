// shows: packs of values in aliases beside single values of the same place
// prelude: none
int anchor = 1; typedef unsigned long size_t;
template<size_t i> struct one { static const int v = sizeof(char[i + 1]); int f() { return i; } };
template<size_t... I> struct many {}; template<class T, T... I> struct seq {};
template<size_t N> using single = many<N>;
template<size_t... I> using pack = seq<size_t, I...>; template<size_t... I> using twice = many<I..., I...>;
template<class A, class B> struct two { static int f(); };
template<class T> int g() { return two<T, pack<0>>::f() + two<T, pack<1>>::f() + two<T, twice<2, 3>>::f() + two<T, twice<4>>::f(); }
