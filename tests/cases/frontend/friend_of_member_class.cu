// shows: friends of a member class of a class template [temp.friend]
// prelude: none
template<class T> struct holder {
  struct iterator {
    T *at;
    friend iterator operator+(const iterator &from, long n) { return iterator{from.at + n}; }
    friend bool operator==(const iterator &a, const iterator &b) { return a.at == b.at; }
  };
  iterator begin();
};
struct all : holder<int> { };
bool f() { all a; return (a.begin() + 1l) == a.begin(); }
