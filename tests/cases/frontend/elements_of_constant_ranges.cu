// shows: elements of a range of a class that nothing has completed bind to what they are
// prelude: none
struct It { double p; };
struct Arr { It d[3]; const It *begin() const; const It *end() const; It *begin(); It *end(); };
template <class T> struct Itr { T *p; T &operator*() const; Itr &operator++(); bool operator!=(const Itr &) const; };
template <class T> struct Ve { Itr<T> begin(); Itr<T> end(); Itr<const T> begin() const; Itr<const T> end() const; };
void f(const Arr &a, const Ve<It> &v, const Ve<int> &w, const It (&ca)[3]) {
  for (It &i : a) ;
  for (It &i : v) ;
  for (int &i : w) ;
  for (It &i : ca) ;
  for (auto &i : v) i.p = 1;
  for (It &&i : v) ;
  for (int i : v) ;
  for (const It &i : w) ;
}
