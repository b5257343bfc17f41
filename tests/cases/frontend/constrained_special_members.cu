// prelude: none
// flags: --c++20
// special members whose constraints do not hold are no candidates; of destructors the one that holds is chosen
enum class L { none, triv, nont };
template<L l> struct A { A(); A(const A &) noexcept requires(l == L::triv) = default; A(const A &) requires(l == L::nont);
  A &operator=(const A &) requires(l == L::triv) = default; A &operator=(const A &) requires(l == L::nont);
  ~A() requires(l == L::triv) = default; ~A() requires(l != L::triv); };
static_assert(__is_constructible(A<L::triv>, const A<L::triv> &) && !__is_constructible(A<L::none>, const A<L::none> &));
static_assert(__is_trivially_destructible(A<L::triv>) && !__is_trivially_destructible(A<L::nont>));
static_assert(__is_trivially_constructible(A<L::triv>, const A<L::triv> &));
static_assert(__is_trivially_assignable(A<L::triv> &, const A<L::triv> &));
template<class T> struct P { P(); P(const P &) noexcept requires(sizeof(T) == 99); };
static_assert(!__is_constructible(P<int>, P<int>));
