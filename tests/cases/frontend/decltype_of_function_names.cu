// shows: decltype of a function's name and of a template-id that names one [dcl.type.decltype] [over.over]
// prelude: none
int plain(int a);
namespace n { int inner(int); }
template<bool A, bool B> int chosen(void **, int) { return 0; }
template<class T> int made(T);
using type = decltype(plain);
type *p1 = plain;
decltype(n::inner) *p2 = n::inner;
int call(void **r) {
  decltype(&chosen<false, false>) f;
  f = &chosen<false, true>;
  decltype(chosen<true, false>) *g = chosen<true, true>;
  __typeof__(&chosen<true, false>) h = chosen<true, true>;
  return (*f)(r, 1) + f(r, 2) + (*g)(r, 1) + h(r, 2);
}
template<class T> int within(T t) { decltype(&made<T>) f = &made<T>; return (*f)(t); }
int x = within(2);
