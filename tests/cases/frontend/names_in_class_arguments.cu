// shows: names of class template instances resolve what templates and blocks declare
// flags: --c++17
// prelude: none
template <class T> struct D { using type = T; };
template <class T> using A = T *;
template <class T> struct O { int k; };
typedef int Int;
typedef D<float>::type Fl;
void g() {
  O<Int>().x;
  O<Fl>().x;
  O<A<int>>().x;
  O<D<short>::type>().x;
  typedef long Local;
  O<Local>().x;
}
struct W { struct T { typedef int a; }; };
int main() { W::T::x; int k = W::T::x; }
