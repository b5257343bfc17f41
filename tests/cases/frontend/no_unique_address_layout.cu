// shows: the layout of potentially-overlapping members
// flags: --c++20
// prelude: none
struct E {}; struct F {};
struct A { [[__no_unique_address__]] E e; [[no_unique_address]] F f; int x; };
static_assert(sizeof(A) == 4);
struct B { [[no_unique_address]] E e; [[no_unique_address]] E f; int x; };
static_assert(sizeof(B) == 8);
struct C { [[no_unique_address]] E e; };
static_assert(__is_empty(C) && sizeof(C) == 1);
struct D { [[no_unique_address]] E e; [[no_unique_address]] E f; };
static_assert(sizeof(D) == 2);
[[__nodiscard__]] int g();
void h() { g(); }
