// shows: default member initializers of class template instances are made where an implicit constructor is generated that uses them
// prelude: none
template<class T> struct S { T t = "abc"; };
int z = sizeof(S<char>);
S<char> *q;

S<int> a; S<int> b;
template<class T> struct D : S<T> { int y; };
D<long> d;
struct M { S<short> m; };
M m;
template<class T> struct X { T t = "abc"; X() = default; };
X<float> x;
void f() { new S<char>; S<unsigned>(); }
struct U { S<double> a; U() {} };
template<class T> struct N { T t { 3.5 }; T u = { 4.5 }; };
N<int> n1; N<long> n2; N<double> n3;
template<class T> struct W { T t = T::x; int y = T::z; }; struct XX { static const int x = 1; operator int(); XX(int); };
W<XX> w;
