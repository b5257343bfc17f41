// prelude: none
struct Text { Text(const char *); Text(const Text &); Text(Text &&); };
template <class A, class B> struct Pair {
  A first;
  B second;
  Pair(const Pair &) = default;
  Pair(Pair &&) = default;
  template <class U = A, class V = B> Pair(const A &, const B &);
  template <class U, class V> Pair(U &&, V &&);
};
struct Aggregate { int a; const char *b; };
template <class T> struct List { void push(const T &); void push(T &&); };
void f(List<Pair<int, Text>> &pairs, List<Aggregate> &aggregates, List<Text> &texts, const Text &text) {
  pairs.push({1, text});
  pairs.push({1, "a"});
  aggregates.push({});
  texts.push({"a"});
}
