// prelude: none
// What opens with a functional cast may be a parameter list or an initializer.
typedef unsigned word;
struct extent { extent(unsigned x = 1, unsigned y = 1); };
int size(int);
namespace inner { int size(int); }
template <class T> struct iterator { struct params { params(int); }; iterator(params p, int *q, int z); };
struct numbers { numbers(unsigned long, float); int &operator[](int); };
struct matrix { typedef iterator<int> walk; };
template <class M> void launch(int ld, int *p, int k) {
  long blocks = 4;
  extent grid(word(blocks), (k + 1) / k);
  extent grid2(word(blocks), -k), grid3(int(blocks), {}), grid4(unsigned(blocks), word(k));
  extent grid5(word(blocks), word(inner::size(k)));
  typename M::walk a(typename M::walk::params(ld), p, k);
  typename M::walk b(typename M::walk::params(k), p, word(k));
  numbers v(word(inner::size(k)), float(0));
  v[0] = 1;
  int function(int(a), int(b));
  int another(int(a)(int), word(*q)(int));
}
void use(int *p) { launch<matrix>(1, p, 2); }
enum class Order { kRow, kColumn };
namespace kind { enum class Mode { kFast, kSlow }; }
template <class T, kind::Mode Mode = kind::Mode::kFast, Order Order = Order::kColumn, int N = 4> struct tile;
template <class T, Order Order> struct tile<T, kind::Mode::kSlow, Order, 4> {
  static const bool row = Order == Order::kRow;
};
struct token { token(int); token(Order); bool operator==(token const &) const; friend bool operator==(token const &, Order const &); };
struct derived_token : token { using token::token; };
bool same(derived_token t) { return t == Order::kRow; }
