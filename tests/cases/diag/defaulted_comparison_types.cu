// prelude: none
// flags: --c++20
// Types that defaulted comparisons must have
struct A { int x; bool operator==(const A&) const = default; };
struct C2 { int x; int operator==(const C2&) const = default; };
struct C3 { bool operator==(C3) = default; };
struct C5 { bool operator==(C5) const = default; };
struct C7 { bool operator==(const A&) const = default; };
struct C8 { bool operator!=(const C8&) const = default; bool operator==(const C8&) const; };
struct Ca { friend bool operator==(const Ca&, const Ca&) = default; friend bool operator==(Ca, Ca) = default; };
struct Cb { friend int operator==(const Cb&, const Cb&) = default; };
struct Cd { bool operator==(const Cd&) volatile = default; };
bool operator==(const A&, const A&) = default;
struct Cg; bool operator==(const Cg&, const Cg&) = default;
