// shows: friends that member classes of instances define
// prelude: none
template<class P> class set {
  class It { friend bool operator==(const It& a, const It& b) { return a.c == b.c; } friend bool operator!=(const It& a, const It& b) { return !(a == b); } int* c; };
public:
  using iterator = It;
  iterator find(int); iterator end();
  friend bool operator==(const set&, const set&) { return true; }
};
bool same(set<int> s, set<char> t) { return s.find(1) == s.end() && t.find(2) != t.end(); }
