namespace std { template <class E> class initializer_list { const E *first; unsigned long length; constexpr initializer_list(const E *a, unsigned long l) : first(a), length(l) { } public: constexpr initializer_list() noexcept : first(0), length(0) { } constexpr unsigned long size() const noexcept { return length; } constexpr const E *begin() const noexcept { return first; } constexpr const E *end() const noexcept { return first + length; } }; }
void f() {
  auto s = {1, 2.0}; auto t{1, 2}; auto u = {}; auto v{}; auto w = {1, 2}; auto x{1};
  for (auto r : {1, 2.5}) ;
}
