// shows: enumerators, bounds, switches and labels that conversion functions give
// flags: -w
// prelude: none
template<int v> struct C { constexpr operator int() const noexcept { return v; } };
using NS = C<2>;
enum { e1 = NS{}, e2 = NS{} + 1, e3 };
static_assert(e1 == 2 && e2 == 3 && e3 == 4, "");
template<int> struct Q {}; 
void f(Q<e3>, Q<e1>) {}
template<class T> struct X { enum { a1 = NS{}, a2 = T{} + 0, a3 }; };
void g(Q<X<C<7>>::a1>, Q<X<C<7>>::a3>) {}
int s(int r) { switch (NS{}) { case C<2>{}: return 1; case C<3>{}: return 2; } C<4> c; switch (c) { case 4: return 1; } int q[C<5>{}]; return sizeof q; }
template<class T> int s(T r) { switch (NS{}) { case C<2>{}: return 1; case T{}: return 2; } T c; switch (c) { case 4: return 1; } int q[C<5>{}]; return sizeof q + s(3); }
int z = s(C<3>{});
