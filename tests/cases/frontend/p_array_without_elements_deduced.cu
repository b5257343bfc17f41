// An array without elements makes deduction fail; elsewhere it is an extension.
template<int N> char (*f(int))[N];
template<int N> int f(long);
static_assert(sizeof(f<0>(0)) == 4, "");
static_assert(sizeof(f<1>(0)) == 8, "");
template<class... T> auto g(int, T... t) -> char (*)[sizeof...(T)];
int g(...);
static_assert(sizeof(g(1)) == 4, "");
template<class T, class = char[sizeof(T) - 1]> int k(T);
template<class T> long k(...);
static_assert(sizeof(k<char>('a')) == 8, "");
template<int N> struct S { char a[N]; char (*p)[N]; };
S<0> s;
