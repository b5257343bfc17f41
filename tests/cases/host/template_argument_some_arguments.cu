// shows: functions as template arguments, which other mentions name with some of their arguments
// prelude: none
template<int (*)(int)> struct S {};
template<int (*)(int, int)> struct S2 {};
template<class T, class U> U g(T, U); template<class T, class U> U h(T, U); template<class T, class U> U k(T, U);
template<class T, class U = int> T m(T); template<class... T> int pk(T...);
S2<g> v2; S2<h> v3; S2<k> v4; S<m> v5; S2<pk> v6;
int u() { return g<int>(0, 1) + g<int, int>(0, 1) + h<int, int>(0, 1) + h<int>(0, 1) + m<int>(0) + pk<int>(0, 1) + pk<int, int>(0, 2); }
template<class T> int dep() { return k<T>(0, 1) + k<T, int>(1, 2); } template int dep<int>();
