// prelude: none
// What a partial specialization needs of the class that it is chosen for is not there yet.
template <bool> struct A { typedef int type; constexpr bool operator()() const { return true; } };
template <bool, class = int> struct F;
template <bool X> struct F<X, typename A<F<X>{}()>::type> {};
F<true> f;
