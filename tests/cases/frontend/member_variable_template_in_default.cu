// shows: a member variable template in a default template argument
// prelude: none
template<class A, class B> inline constexpr bool same = false;
template<class A> inline constexpr bool same<A, A> = true;
template<bool B> struct enable { };
template<> struct enable<true> { using type = void; };
template<class... T> struct variant {
  template<class U> static constexpr bool other = !same<U, variant>;
  template<class U, class = typename enable<other<U>>::type> constexpr variant(U);
};
static_assert(__is_constructible(variant<long, int>, int), "int");
static_assert(!__is_constructible(variant<long, int>, int, int), "two");
