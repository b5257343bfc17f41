namespace b {
struct tr {}; struct fa {}; template<class A, class B> struct or_ {};
template<class T> struct s1 : or_<undef1<T, char const*>, undef1<T, int>> {};
template<class T> struct s2 : undef2<T> {};
struct s3 : undef3<int> {};
template<class T> struct s4 : or_<undef4<int>, T>::type {};
typedef or_<undef5<int>, int> ty;
or_<undef6<int>, int> v;
struct s7 : or_<undef7<int>, int> {};
template<class T> struct s8 { typedef or_<undef8<T>, int> t; or_<undef9<T>, int> m; void f() { or_<undef10<T>, int> l; } };
void g(or_<undef11<int>, int>);
void h() { or_<undef12<int>, int> l; undef13<int> q; undef14<int>::type z; }
}
