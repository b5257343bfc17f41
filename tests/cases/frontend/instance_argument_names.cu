// shows: arguments of instances keep the names that template-ids in templates were written with
// prelude: none
typedef unsigned long size_t; typedef long int64_t; typedef unsigned short uint16_t;
template<class T, T v> struct ic { static constexpr T value = v; };
template<class T> struct box {};
template<class T, int N> struct b1 : ic<size_t, N> { box<int64_t> m; };
template<class T> struct b2 { ic<uint16_t, 5> *m; box<box<size_t>> n; T t; };
template<class T> using al = ic<signed char, sizeof(T)>; template<unsigned long N> using al2 = ic<size_t, N>;
b1<int, 3> v1; b2<int> v2; al<int> v3; al2<7> v7;
int a = v1; int b = v1.m; int d = v2.n; int e = v3; 
int g = static_cast<ic<unsigned long, 3>&>(v1);
template<class T> void h(T t) { int x = t; }
template void h(ic<unsigned long, 7>); template void h(box<long>);
