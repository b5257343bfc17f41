// prelude: none
// flags: --c++17
// Built-in operators compare what conversion functions give: pointers to members, and null pointers with other pointers.
struct S { int m; void f(); };
typedef void (S::*Function)();
struct Null { operator decltype(nullptr)(); };
struct Pointer { operator int *(); };
struct Member { operator int S::*(); };
struct Method { operator Function(); };
void compare(Null n, Pointer p, Member m, Method q, int S::*field, Function function) {
  bool a = n == p, b = p != n, c = p < n;
  bool d = m == m, e = m == nullptr, f = m != field, g = 0 == m;
  bool h = q == function, i = q == q, j = n == m, k = field != n;
  (void)(a || b || c || d || e || f || g || h || i || j || k);
}
struct Target { int x; };
struct Gives { operator Target &(); };
void choose(bool b, Target t, Gives g) {
  Target &r = b ? t : g;
  (b ? g : t).x = 1;
  (void)r;
}
union Number { int i; double d = 1.5; };
constexpr Number number{};
static_assert(number.d == 1.5);
struct Holds { int first; union { int i; double d = 2.5; }; };
constexpr Holds holds{1};
static_assert(holds.d == 2.5);
