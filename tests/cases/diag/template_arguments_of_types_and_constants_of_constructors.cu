// Values as template arguments in messages, and constants that a parameter of a constructor changes
int g(int); enum class E { x, y }; enum F { u };
template <bool N> struct A {}; int a = A<true>(); template <char N> struct B {}; int b = B<'c'>(); template <unsigned long N> struct C {}; int c = C<3>();
template <E N> struct D {}; int d = D<E::y>(); template <F N> struct G {}; int e = G<u>(); int f = G<(F)7>();
template <unsigned char N> struct H {}; int h = H<200>(); template <auto N> struct I {}; int i = I<-1L>(); int j = I<(short)3>();
struct K { K(unsigned, int = 3); }; void take(K); void use() { take(-1); K d = -1; K i = K(-1); (K)-1; take(300); K a[] = {-1, 3}; }
