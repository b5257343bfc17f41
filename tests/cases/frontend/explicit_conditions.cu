// shows: conditional explicit functions; friends that inline namespaces have
// flags: --c++20
// prelude: none
template <class T> struct P {
  P();
  template <class U> static constexpr bool converts() { return sizeof(U) == 4; }
  template <class U> constexpr explicit(!converts<U>()) P(const P<U> &p);
  explicit(sizeof(T) == 1) P(T *);
  template <class U> explicit(sizeof(U) == 8) operator U *() const;
};
char taken(P<short>);
long taken(...);
char pointed(P<char>);
long pointed(...);
char other(P<int>);
long other(...);
static_assert(sizeof(taken(P<int>())) == 1, "");
static_assert(sizeof(taken(P<long>())) == 8, "");
static_assert(sizeof(pointed((char *)0)) == 8, "");
static_assert(sizeof(other((int *)0)) == 1, "");
namespace n {
inline namespace v1 {
template <class T> struct described { T t; };
}
}
template <class T> struct befriending {
  template <class> friend struct ::n::described;
};
n::described<int> complete;
int used = complete.t;
