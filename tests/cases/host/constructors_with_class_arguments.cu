// prelude: none
// A constructor is named as its class, whatever arguments that is written with; its own arguments stay.
template <class T, class D> struct feb {
  T s;
  feb<T, D>(float x) { s = x; }
  explicit feb<T, D>(int x);
  template <class U> feb<T, D>(U *x);
  feb<T, D>(const feb<T, D> &) = default;
  ~feb<T, D>();
  feb<T, D> &operator=(const feb<T, D> &);
};
template <class T, class D> feb<T, D>::feb(int x) { s = x; }
template <class T> struct feb<T, int> { feb<T, int>() {} feb<T, int>(int); };
template <> struct feb<char, char> { feb<char, char>() {} feb<char, char>(int); };
feb<int, char> f(3);
class Plain { public: template <class T> Plain(T, bool = false); };
template <> Plain::Plain<char>(char, bool) {}
