// shows: what built-in functions tell about the place of a call, also in default arguments and member initializers
// flags: --c++20
// prelude: none
struct loc { int l, c; const char *f, *fn; };
constexpr loc here(int l = __builtin_LINE(), int c = __builtin_COLUMN(), const char *f = __builtin_FILE(),
                   const char *fn = __builtin_FUNCTION()) { return {l, c, f, fn}; }
constexpr loc nest(loc x = here()) { return x; }
constexpr int len(const char *p) { int n = 0; while (*p) ++n, ++p; return n; }
template<int...> struct shown;
constexpr loc g = here();
shown<g.l, g.c, len(g.f), len(g.fn)> v1;
constexpr loc n = nest(
);
shown<n.l, n.c, len(n.f), len(n.fn)> v2;
int fun() {
  constexpr loc k = here();
  shown<k.l, k.c, len(k.f), len(k.fn)> v3;
  constexpr int a = __builtin_LINE();
  shown<a, __builtin_LINE(), __builtin_COLUMN(), len(__builtin_FUNCTION()), len(__builtin_FILE())> v4;
  return 0;
}
struct D {
  int l = __builtin_LINE();
  const char *n = __builtin_FUNCTION();
  constexpr D() {}
  constexpr D(int) : l(__builtin_LINE()) {}
};
constexpr D d1;
constexpr D d2(3);
shown<d1.l, len(d1.n), d2.l, len(d2.n)> v5;
struct M { int l = __builtin_LINE(), c = __builtin_COLUMN(); const char *n = __builtin_FUNCTION(); };
constexpr M m1;
constexpr M m2{};
void members() {
  constexpr M m3{
  };
  shown<m1.l, m1.c, len(m1.n), m2.l, m2.c, len(m2.n), m3.l, m3.c, len(m3.n)> v6;
}
template<class T> int pattern(T) {
  shown<__builtin_LINE(), len(__builtin_FUNCTION())> v7;
  return 0;
}
template<class T> struct V {
  static constexpr loc k = here();
  static constexpr loc m(T = {}, loc x = here()) { return x; }
};
constexpr loc vm = V<int>::m();
shown<V<int>::k.l, V<int>::k.c, len(V<int>::k.fn), vm.l, vm.c> v8;
auto lambda = [] { constexpr loc k = here(); shown<k.l, k.c, len(k.fn)> v9; return 1; };
namespace std {
  struct source_location {
    struct __impl { const char *_M_file_name; const char *_M_function_name; unsigned _M_line; unsigned _M_column; };
    const __impl *p = nullptr;
    static consteval source_location current(const void *q = __builtin_source_location()) {
      source_location r;
      r.p = static_cast<const __impl *>(q);
      return r;
    }
  };
}
void located() {
  constexpr std::source_location s = std::source_location::current();
  shown<s.p->_M_line, s.p->_M_column, len(s.p->_M_file_name), len(s.p->_M_function_name)> v10;
}
#line 100 "other.h"
constexpr loc h = here(   );
shown<h.l, h.c, len(h.f)> v11;
