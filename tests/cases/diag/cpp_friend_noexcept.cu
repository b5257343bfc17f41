// shows: friends with exception specifications and trailing results
// prelude: none

template<class T> struct A { friend void f0(A); friend void f1(A) noexcept; friend void f2(A) noexcept(true); friend void f3(A) noexcept(sizeof(T) == 4); friend bool operator==(const A&, const A&) noexcept(noexcept(T() == T())); friend const T *f5(A, int) noexcept(false); friend auto f6(A) noexcept(T::v) -> int; };
