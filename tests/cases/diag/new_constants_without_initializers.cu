// shows: objects that new-expressions make without a value though they cannot change, and pointers to members that they make
// prelude: none
struct A { int i; }; struct B { int i = 3; }; struct C {}; struct D { B b; C c; }; struct E { E() = default; int i; }; struct G { G(int); };
union U { int i; float f; }; union V { int i = 2; float f; }; struct H { ~H(); }; struct J { const int k; }; struct K { int &r; }; struct I { I(); int i; };
typedef const int CI; typedef const A CA[2];
void f(int n) {
  new const A; new const B; new const C; new const D; new const E; new const G; new const U; new const V; new const H; new const J; new const K; new const I;
  new const A[2]; new const A[n]; new (const A); new (A const[2]); new ::A const; new struct A const; new CI; new (CI); new CI[2]; new CA;
  new int *const; new A *const *const[2]; new (A *const); new const volatile A; new A volatile; new const A *; new int A::*const; new (int A::*const);
  new const A(); new const A{}; new const int(1); new const int{};
  new int A::*; new int A::*[n]; new int (A::*(*)); new int A::**[2];
  new J; new J(); new J[2]; new K(); J();
}
template<class T> struct X { int i; }; template<class T> struct Y { Y(); };
template<class T> void g() { new const T; new const T(); new const typename T::x; new const T[3]; new const X<T>; new const Y<T>; new const X<int>; new const A; }
template<class T> void h() { new const X<T>; new const Y<T>; }
template void h<int>();
