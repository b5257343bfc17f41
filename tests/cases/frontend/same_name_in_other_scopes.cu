// shows: dependent calls of one form whose names were found in different namespaces
// flags: --c++17
// prelude: none
template<class T> T&& dv();
namespace one { template<class T> int* look(T&, T&); }
namespace one { template<class T, class U> decltype(look(dv<T>(), dv<U>())) found(int); }
namespace two {
  struct nope {};
  template<class T> nope look(T&, T&);
  template<class T, class U> decltype(look(dv<T>(), dv<U>())) found(int);
}
struct L {};
static_assert(__is_same(decltype(one::found<L&, L&>(0)), int*), "");
static_assert(__is_same(decltype(two::found<L&, L&>(0)), two::nope), "");
