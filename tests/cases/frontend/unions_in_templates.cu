// prelude: none
template<class E> struct G {
  struct Flag { char payload[14]; unsigned short flags; };
  struct Str { unsigned len; const E *str; };
  struct SS { enum { Max = sizeof(static_cast<Flag*>(0)->payload) / sizeof(E), Pos = Max - 1 }; E str[Max]; static bool usable(int i) { return Max >= i; } void set(int i) { str[Pos] = i; } };
  union Num { struct I { int i; char p[4]; } i; struct U { unsigned u; char p2[4]; } u; double d; };
  struct Ob { unsigned size; G *m; };
  union Data { Str s; SS ss; Num n; Ob o; Flag f; };
  G(G &&r) : data(r.data) {}
  G &operator=(G &r) { data = r.data; return *this; }
  G() : data() {}
  Data data;
};
G<char> f(G<char> &&g) { G<char> h; return static_cast<G<char> &&>(g); }
template<int> struct sh;
