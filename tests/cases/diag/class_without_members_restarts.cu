// prelude: none
// Behind a base clause without members the rest is passed, which is told where it is long.
namespace known { int value; }
template <class Key> struct Long : private known::missing<Key> {
  using argument = Key;
  int operator()(Key const &key) const
  {
    return known::missing<Key>::operator()(key);
  }
};
int after_long;
struct Three : known::missing<int> {
  int a;
  void f() { return; }
};
int after_three;
struct Two : known::missing<int> {
  int a;
};
int after_two;
