// prelude: none
// flags: --c++20
struct N {};
struct M { bool operator==(const M &) const; };
struct K { bool operator==(const K &); };
struct L { int operator==(const L &) const; };
struct O { private: bool operator==(const O &) const; };
struct P { int &r; bool operator==(const P &) const = default; };
union U { int i; bool operator==(const U &) const = default; };
struct C1 { M m[3]; int *p; bool operator==(const C1 &) const = default; };
struct C2 { K k; bool operator==(const C2 &) const = default; };
struct C3 { L k; bool operator==(const C3 &) const = default; };
struct C4 { O k; bool operator==(const C4 &) const = default; };
struct C5 : N { bool operator==(const C5 &) const = default; };
struct C6 : C1 { static N n; bool operator==(const C6 &) const = default; };
template <class T> struct C7 { T t; bool operator==(const C7 &) const = default; };
bool f1(C1 a, C1 b) { return a == b; }
bool f2(C2 a, C2 b) { return a == b; }
bool f3(C3 a, C3 b) { return a == b; }
bool f4(C4 a, C4 b) { return a == b; }
bool f5(C5 a, C5 b) { return a == b; }
bool f6(C6 a, C6 b) { return a == b; }
bool f8(C7<int> a, C7<int> b) { return a == b; }
bool f9(P a, P b) { return a == b; }
bool f10(U a, U b) { return a == b; }
