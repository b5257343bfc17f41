// What is wrong in an instance begins with its parenthesis; a fold's operator is that between its pack and the ellipsis
// flags: --c++17
// prelude: none

struct A { int m; };
struct Q {};
template<class T> auto called(T a) { return (a)(); }
template<class T> auto selected(T a) { return (a + 3).x; }
template<class T> auto assigned(T a) { return (3 + 4) = a; }
template<class... T> auto right(T... a) { return (a + ...); }
template<class... T> auto left(T... a) { return (... + a); }
template<class... T> auto left_from(T... a) { return (Q() + ... + a); }
template<class... T> auto right_to(T... a) { return (a + ... + Q()); }
template<class... T> auto member_of(T... a) { return (a + ...).x; }

auto r1 = called(A());
auto r2 = selected(1);
auto r3 = assigned(1);
auto r4 = right(A(), A());
auto r5 = left(A(), A());
auto r6 = left_from(A());
auto r7 = right_to(A());
auto r8 = member_of(1, 2);
