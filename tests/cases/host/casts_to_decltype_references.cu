// shows: casts to references to decltype
// flags: --c++17
// prelude: none
struct Bs { virtual ~Bs(); };
template<class T> T&& fwd(T &);
void n1(int d, int &c, int &&e, const int &f, int *p, const int k, Bs b) {
  static_cast<decltype(d)&&>(d); (decltype(d)&&)d; reinterpret_cast<decltype(d)&>(d); const_cast<decltype(d)&>(d); dynamic_cast<decltype(b)&>(b);
  static_cast<decltype(c)&&>(c); static_cast<decltype(c)&>(c); static_cast<decltype(e)&&>(e); static_cast<decltype(e)&>(e); static_cast<decltype(f)&&>(f);
  static_cast<decltype((d))&&>(d); static_cast<decltype((d))&>(d); static_cast<decltype(k)&&>(k); static_cast<decltype(p)&&>(p); static_cast<decltype(d + 1)&&>(d);
  typedef decltype(d) D; static_cast<D&&>(d); typedef decltype(c) C; static_cast<C&&>(c); static_cast<C>(c); static_cast<decltype(c)>(c); static_cast<decltype(d)>(d);
}
template<class T> void n2(T d, T &c, T *p) {
  typedef decltype(d) D; static_cast<D&&>(d); using Q = decltype(d)&&; static_cast<Q>(d); (Q)d;
  reinterpret_cast<decltype(d)&>(d); const_cast<decltype(d)&>(d); dynamic_cast<decltype(d)&>(d); (const decltype(d) &)d; (decltype(*p) &)d; (__typeof__(d) &)d; (T&)d; fwd<decltype(d)&&>(d);
  sizeof(decltype(d)&);
}
