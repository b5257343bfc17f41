// shows: a constructor with a list and another parameter in constant evaluation [dcl.init.list]
// prelude: none
namespace std {
typedef decltype(sizeof(int)) size_t;
template<class E> class initializer_list {
  const E *first; size_t count;
  constexpr initializer_list(const E *a, size_t n) : first(a), count(n) { }
public:
  constexpr initializer_list() : first(nullptr), count(0) { }
  constexpr size_t size() const { return count; }
};
}
struct set {
  int n;
  constexpr set(std::initializer_list<int> keys, int more) : n(keys.size() + more) { }
  constexpr set(std::initializer_list<int> keys) : set{keys, 1} { }
};
static_assert(set({1, 2}).n == 3, "expression");
constexpr set s{1, 2, 3};
static_assert(s.n == 4, "variable");
