// shows: static data members of instances that are constant and have no initializer, where their values are needed or they are instantiated explicitly; inline ones with the class
// prelude: none
template<class T> struct S { static const T c; static const int d; T y; }; template<class T> const T S<T>::c; template<class T> const int S<T>::d;
struct ND { int a; }; struct Em {};
int a1 = S<int>::c; const int *a2 = &S<char>::c; void f() { S<short>::c; const long &r = S<long>::c; (void)r; }
template<> const double S<double>::c; double a3 = S<double>::c; template<> const bool S<bool>::c = true; bool a4 = S<bool>::c;
template struct S<ND>; template struct S<Em>; template struct S<int*>; template struct S<int&>; template const unsigned S<unsigned>::c;
extern template struct S<float>; float a5 = S<float>::c;
template<class T> struct O { struct I { static const T x; }; template<class U> struct J { static const U x; }; };
template<class T> const T O<T>::I::x; template<class T> template<class U> const U O<T>::J<U>::x; int b1 = O<int>::I::x, b2 = O<int>::J<char>::x;
template<class T> struct L { inline static const T a; inline static T b; inline static const T *c; inline static const ND nd; inline static const T arr[3]; inline static const T set{}; };
L<int> l1; int l2 = L<const long>::b; L<Em> l3;
