// prelude: none
// Instantiations that calls and operands of sizeof need stand where those end
template<class T, class U> constexpr int g(T t, U) { return t.x; }
template<class T, class U> auto h(T t, U) { return t.x; }
struct F { template<class T, class U> constexpr int operator()(T t, U u) const { return t.x; }  template<class T, class U> constexpr int m(T t, U u) const { return t.x; } };
template<class T> constexpr int k(T t) { 
  return g(t,
    1
    );
}
template<class T> constexpr int k2(T t) { 
  F f;
  return f(t,
    1
    );
}
template<class T> constexpr int k3(T t) { 
  F f;
  return f.m(t,
    1
    );
}
template<class T> constexpr int k4(T t) { 
  return h(t,
    1
    );
}
void f() {
  h(1,
    2
   );
  g('a',
    2
   );
  F f;
  f('a',
    2
   );
  f.m('a',
    2
   );
 k(1.5); k2(1.6); k3(2.5f); k4(1.6);
}
