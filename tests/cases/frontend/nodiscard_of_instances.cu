// prelude: none
template<class R> struct A {
 [[nodiscard]] R f1(); [[nodiscard]] auto f2() -> R; [[nodiscard]] constexpr auto f3() -> R { return R(); } [[nodiscard]] constexpr R f4() { return R(); } 
 [[nodiscard]] static R f5(); [[nodiscard]] R f6() { return R(); } template<class T> [[nodiscard]] static R f7(T) { return R(); } template<class T> [[nodiscard]] R f8(T);
 template<class T> [[nodiscard]] static auto f9(T) -> R { return R(); } [[nodiscard]] static auto fa() -> R { return R(); } virtual R fb [[nodiscard]] ();
};
struct B : A<void> { };
