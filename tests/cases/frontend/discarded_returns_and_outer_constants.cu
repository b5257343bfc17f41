// prelude: none
// flags: --c++17
// Return statements that are discarded deduce nothing, and local classes use the values of constexpr arrays around them.
auto chosen() { if constexpr (sizeof(int) == 4) return 1; else return 2.5; }
auto other() { if constexpr (sizeof(int) != 4) return 1; else return 2.5; }
auto nothing() { if constexpr (true) ; else return 0; }
static_assert(__is_same(decltype(chosen()), int));
static_assert(__is_same(decltype(other()), double));
static_assert(__is_same(decltype(nothing()), void));
int use(int);
int around(int n) {
  constexpr int table[3] = {4, 5, 6};
  struct Reader {
    int at(int i) { return use(table[i]) + table[1] + *(table + 2); }
  };
  return Reader().at(n);
}
struct A { virtual void f() = 0; virtual void g() = 0; };
struct B : virtual A { void f() override; };
struct C : virtual A { void g() override; };
struct D : B, C {};
void make() { D d; (void)new D; (void)d; }
struct V { V(int); };
struct Abstract : virtual V { virtual void h() = 0; };
struct Concrete : Abstract { Concrete() : V(1) {} void h(); };
Concrete concrete;
template<class T> struct Overrides : A { void f() override; void k(T); virtual void g() override; };
template<class... T> struct Takes : A { virtual void m(T...) ; void f(T...) override; };
Takes<> *takes;
