// shows: typename T::name that an instance does not have
// prelude: none
struct A { };
template <class T> struct V { typename T::type v; };
template <class T> struct W { using t = typename T::type; };
template <class T> struct X { int a[T::count]; };
template <class T> struct Y : T::base { };
V<A> v1;
V<int> v2;
W<A> w1;
W<int> w2;
X<A> x;
Y<A> y;
