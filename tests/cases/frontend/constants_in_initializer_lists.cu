// shows: integral constants must fit in the elements of an initializer_list; classes do not convert to complex numbers
// prelude: none
namespace std {
template <class T> class initializer_list {
  const T *b;
  unsigned long n;
  constexpr initializer_list(const T *b, unsigned long n) : b(b), n(n) {}
public:
  constexpr initializer_list() : b(0), n(0) {}
  constexpr unsigned long size() const { return n; }
  constexpr const T *begin() const { return b; }
  constexpr const T *end() const { return b + n; }
};
}
template <class T> struct Ve { Ve(std::initializer_list<T>); Ve(int, T); };
struct Li { Li(std::initializer_list<char>); };
struct Ct { Ct(char, short); };
struct cd;
struct cf { cf(float = 0, float = 0); cf(__complex__ float); explicit cf(const cd &); };
struct cd { cd(double = 0, double = 0); };
int main() {
  int n = 3;
  Ve<char> a{n, 1000};
  Ve<char> b{1000};
  Ve<char> c = {1000, 2};
  Li d{1000};
  Li e = {n};
  Ct f{1000, 2};
  Ve<unsigned> k{-1, n};
  Ve<float> l{1.5, 1e300, n};
  Ve<int> m{1.5};
  Ve<bool> o{2, n};
  a = {n, 1000};
  Ve<char>{1000};
  new Ve<char>{1000, n};
  cd z;
  cf w = z;
  cf w2(z);
}
