namespace n { template <class T, int N> struct A { typedef int type; static const int value = 1; }; template <class T, class U> using Al = T; }
template <class T, int N> struct B { typedef int type; static const int value = 1; };
void f() {
  n::A<int> b;
  n::A<int, 2, 3> d;
  n::A<int>::type e;
  n::A<int>::value;
  n::A<int>();
  n::Al<int> w;
  n::A<int, 2> fine;
  B<int> g;
  B<int>::value;
  int x = n::A<int>::value;
}
template <class T> void t() { n::A<T> b; n::A<T, 1> c; }
