// prelude: none
// flags: --c++20
int x = 1; struct A {}; namespace N { struct B {}; int operator<=>(B, B); }
template<class T> concept C = requires(T t) { operator<=>(t, t); }; template<class T> concept D = requires(T t) { nosuch(t); }; 
static_assert(!C<int>); static_assert(!C<A>); static_assert(C<N::B>); static_assert(!D<int>); static_assert(!D<A>);
