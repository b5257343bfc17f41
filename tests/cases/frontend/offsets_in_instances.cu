// shows: offsets and alignments of classes that an instantiation completes
// prelude: none
template<class T> struct holder { T d; };
template<class T> struct late { T a; int b[3]; };
template<class T> struct node {
  struct leaf { T t; };
  union data { leaf l; char c; };
  struct impl { char first; data d; };
  constexpr static unsigned long at(unsigned n) { return __builtin_offsetof(holder<impl>, d.d.l) + n; }
  constexpr static unsigned long element(unsigned n) { return __builtin_offsetof(late<T>, b[n]); }
};
static_assert(node<int>::at(2) == 6, "");
static_assert(alignof(late<short>) == 4, "");
static_assert(alignof(late<double>[2]) == 8, "");
