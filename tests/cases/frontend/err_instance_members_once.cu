// prelude: none
// What is said of data members of a template once; classes that are not complete where an instance names their members.
template<class D> struct Ba { typename D::type t; D d; };
struct Z : Ba<Z> { typedef int type; };
struct Y : Ba<Y> { };
template<class T> struct A { typename T::x t; };
struct B1 { struct C; };
A<B1> a;
A<int> b;
A<A<int>> c;
template<class T, int N> struct J { T d[N - 2]; };
J<int, 1> j;
J<char, 0> l;
template<class D> struct B2 { enum { e = D::v }; };
struct Z2 : B2<Z2> { static const int v = 1; };
