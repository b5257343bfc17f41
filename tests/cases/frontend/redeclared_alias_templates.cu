// shows: an alias template is declared again with the default arguments that it lacked [temp.alias], [temp.param]
// prelude: none
template<class T, class U = char> using First = T;
template<class T = long, class U> using First = T;
template<class Other> using Same = Other *;
template<class T> using Same = T *;
First<> whole;
Same<int> pointer;
struct Holder {
  template<class T> using Own = T;
  Own<int> member;
};
static_assert(sizeof(First<>) == sizeof(long), "");
