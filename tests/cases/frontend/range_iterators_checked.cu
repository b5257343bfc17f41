// shows: The iterators of a range have the operators that the loop needs, as members of classes and of instances
// prelude: none
template <class T> struct L { class iterator { T *n; public: iterator(T *p); T &operator*(); iterator &operator++(); }; struct It2 { T *n; int operator*(); It2 &operator++(); }; iterator begin(); iterator end(); };
template <class T> struct M { struct It { T *n; int operator*(); It &operator++(); }; It begin(); It end(); };
struct N { struct It { int *n; int operator*(); It &operator++(); }; It begin(); It end(); };
int main() { L<int> l; M<int> m; N n;
  for (int x : l) ;
  for (int x : m) ;
  for (auto x : n) ;
  l.begin() != l.end(); m.begin() != m.end(); l.begin() + 1; !l.begin();
}
