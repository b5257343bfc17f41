// prelude: none
// noexcept says false where a temporary, a parameter or a part may throw when it is destroyed.
struct Thrower { ~Thrower() noexcept(false); };
struct Base : Thrower {};
struct Member { Thrower t; };
struct Written { ~Written(); Thrower t; };
struct Quiet { ~Quiet() noexcept; Thrower t; };
Member make() noexcept;
void take(Member) noexcept;
Member m;
Member &r = m;
static_assert(!noexcept(Thrower()) && !noexcept(Base()) && !noexcept(Member()) && !noexcept(Written()), "");
static_assert(!noexcept(Member{}) && !noexcept(make()) && !noexcept(take(m)) && !noexcept(r.~Member()), "");
static_assert(!noexcept(delete &m) && noexcept(Quiet()) && noexcept(r = r), "");
typedef decltype(sizeof 0) size_t;
void *operator new(size_t, void *p) noexcept { return p; }
void operator delete(void *, void *) noexcept;
void *operator new(size_t, int);
void operator delete(void *, int);
extern void *place;
struct Good { Good() noexcept; };
struct Bad { Bad(); };
struct Own { static void *operator new(size_t) noexcept; };
static_assert(noexcept(new (place) Good) && !noexcept(new (place) Bad) && !noexcept(new (1) Good), "");
static_assert(noexcept(new Own) && !noexcept(new Bad()), "");
template <class T> struct Box {
  static void f() noexcept(sizeof(T) == 4);
  void g() noexcept(noexcept(f())) { static_assert(noexcept(f()), ""); }
};
