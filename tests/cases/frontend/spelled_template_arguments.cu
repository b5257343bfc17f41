// shows: Arguments keep the typedef names with which they were first written, through members of instances and deduction
// prelude: none
template <class T> struct basic { T t; };
typedef basic<char> str;
template <class A, class B> struct pair { A first; B second; };
template <class T> struct alloc { typedef T value_type; };
template <class T> struct iter { T *p; typedef T vt; T &operator*(); T *operator->(); };
template <class K, class V, class A = alloc<pair<const K, V>>> struct map {
  typedef pair<const K, V> value_type;
  typedef iter<value_type> iterator;
  typedef iter<const value_type> citerator;
  iterator begin(); iterator end(); citerator cb();
  V &operator[](const K &);
  value_type top();
  K key(); const K &ckey();
  iter<K> kit();
  template <class P> void ins(iterator, P &&);
  void ins(iter<pair<K, K>>, int, int);
};
template <class T> T id(T t) { return t; }
int main() {
  map<str, int> m;
  m.begin().foo; m.cb().foo; m.top().foo; m.key().foo; m.ckey().foo; m.kit().foo;
  (*m.begin()).foo; m.begin()->foo; m.begin()->first.foo;
  auto b = m.begin(); b.foo;
  auto k = m.key(); k.foo; auto &ck = m.ckey(); ck.foo;
  for (auto x : *&b) {}
  m.ins(3); m.ins(3, 4); m[3];
  id(m.key()).foo; id(m.top()).foo; id(m).foo;
  pair<int, str> p; p.foo; p.second.foo;
  pair<str, basic<char>> q; q.foo; id(q).foo; q.second.foo;
  iter<basic<char>> ib; ib.foo; (*ib).foo; iter<str> is; is.foo;
  int z = m.key(); int w = m.top(); int y = m.begin(); int v = m.ckey();
  str s{}; int u = s; s + 1; m.key() + 1; m.top() + 1; 
}
