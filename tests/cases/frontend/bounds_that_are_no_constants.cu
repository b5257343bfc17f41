// flags: --c++17
// prelude: none
// A bound that is not constant makes a substitution fail.
template<int I> int f(int (*)[1 / I] = 0); template<int I> char f(long (*)[1 / (I == 0)] = 0);
static_assert(sizeof(f<0>()) == 1, ""); static_assert(sizeof(f<1>()) == 4, "");
constexpr bool dz(int i, int j) { return 1 + j / (i == 0); }
constexpr bool d1(int i, int j) { return 1 + j / (i != 0); }
template<int I> constexpr int g(int (*)[dz(I, 0)] = 0) { return 0; } template<int I> constexpr int g(int (*)[d1(I, 0)] = 0) { return 1; }
static_assert(g<0>() == 0, ""); static_assert(g<1>() == 1, "");
template<int I> int h(int (*)[I] = 0); template<int I> char h(...);
static_assert(sizeof(h<-1>()) == 1, ""); 
constexpr int a[] = {1, 2}; constexpr int oob(int i) { return a[i]; }
template<int I, int = oob(I)> int k(int); template<int I> char k(...);
static_assert(sizeof(k<1>(0)) == 4, ""); static_assert(sizeof(k<2>(0)) == 1, "");
