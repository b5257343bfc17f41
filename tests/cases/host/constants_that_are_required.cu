// prelude: none
// shows: operands within constants that are computed as a whole
struct Du { long r; constexpr Du(long x) : r(x) {} }; constexpr bool operator<(Du a, Du b) { return a.r < b.r; } constexpr Du Zero() { return Du(0); } 
static_assert(!(Zero() < Zero()), ""); constexpr bool b1 = Zero() < Zero(); const bool b2 = Zero() < Zero(); bool b3 = Zero() < Zero(); int a4[(Zero() < Zero()) + 1]; enum { e5 = Zero() < Zero() }; template<bool B> struct T {}; T<(Zero() < Zero())> t6; void f() { static_assert(!(Zero() < Zero()), ""); constexpr bool c1 = Zero() < Zero(); static bool c2 = Zero() < Zero(); if constexpr (Zero() < Zero()) {} T<(Zero() < Zero())> c3; }
