// shows: constructor templates that make objects without arguments
// flags: --c++20
// prelude: none
template<bool B, class T> struct enabled {};
template<class T> struct enabled<true, T> { using type = T; };
struct tag {};
template<class E, int I> struct box {
  E value;
  template<bool B = true> constexpr box(typename enabled<B && __is_constructible(E), tag>::type = {}) noexcept : value{} {}
};
template<class A, class B> struct both : box<A, 0>, box<B, 1> { both() = default; };
struct no { no(int); };
static_assert(__is_constructible(both<int, long>), "");
static_assert(!__is_constructible(both<int, no>), "");
both<int, long> object;
