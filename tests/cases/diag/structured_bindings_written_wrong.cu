// structured bindings without names, with other declarators, in conditions, and tuples that lack something
// prelude: none

struct A { int a, b; };
struct Incomplete;
Incomplete& incomplete();
void nothing();
struct Two { template<int I> int get(); };
struct Zero {};
union Either { int a; };
namespace std {
template<class> struct tuple_size;
template<unsigned long, class> struct tuple_element;
template<> struct tuple_size<Two> { static const int value = 2; };
template<> struct tuple_size<Zero> { static const int value = 1; };
template<> struct tuple_element<0, Zero> { typedef int type; };
template<> struct tuple_size<Either> {};
}
void no_names() { auto [] = A{}; int after; }
void missing_name() { auto [a, ] = A{}; int after; }
void no_comma() { auto [a b] = A{}; int after; }
void number() { auto [a, 1] = A{}; int after; }
void types() { auto [int a, int b] = A{}; int after; }
void bound() { auto [a[2], b] = A{}; int after; }
void others() { auto [a, b] = A{}, c = 1; int after; }
void pointer() { auto *[a, b] = A{}; int after; }
void condition() { if (auto [a, b] = A{}) { a = 1; } else b = 2; int after; }
void loop() { while (auto [a, b] = A{}) { a = 1; } int after; }
void of_nothing() { auto [a, b] = nothing(); auto& [c, d] = nothing(); }
void of_incomplete() { auto [a, b] = incomplete(); }
void tuples() { auto [a, b] = Two{}; auto [c] = Two{}; auto [d] = Zero{}; auto [e] = Either{}; }
