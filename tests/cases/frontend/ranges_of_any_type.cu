// prelude: none
// A range is bound as an lvalue; begin and end are members, or functions of the associated namespaces and std.
namespace std {
template <class T> int *begin(T &);
template <class T> int *end(T &);
}
enum Count { zero, last };
int operator*(Count c) { return c; }
Count begin(Count) { return zero; }
Count end(Count) { return last; }
Count operator++(Count &c) { return c = Count(c + 1); }
struct Numbers {};
int *begin(Numbers &);
int *end(Numbers &);
Numbers make();
struct Other {};
namespace N {
struct Inner {};
int *begin(const Inner &);
int *end(const Inner);
}
template <class T> void each(T x) {
  for (int a : x) ;
  for (int a : T()) ;
}
void f(Numbers c) {
  for (auto e : zero) ;
  for (auto e : Numbers()) ;
  for (auto e : c) ;
  for (auto e : make()) ;
  for (auto e : Other()) ;
  for (auto e : N::Inner()) ;
  for (auto e : 10) ;
  each(c);
  each(Other());
}
