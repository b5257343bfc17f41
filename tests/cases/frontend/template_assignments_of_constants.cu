// prelude: none
struct E { E& operator=(const E&); E& operator=(E&&); };
template<class T> struct N {
  struct B { const E ep; B& operator=(B o) { ep = o.ep; return *this; } };
};
template<class T> void f(const E a, E b) { a = b; a += b; b + a; -a; a(); a[1]; }
