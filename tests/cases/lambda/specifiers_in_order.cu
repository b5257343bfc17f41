// shows: specifiers of lambdas stand first and once, one exception specification behind them
void f(int x) { auto a = [] () noexcept mutable { }; }
void g(int x) { auto a = [] () mutable noexcept { }; auto b = [] () constexpr mutable noexcept -> int { return 1; }; auto c = [] () mutable constexpr { }; auto d = [] () noexcept constexpr { }; }
void i(int x) { auto a = [] () noexcept __attribute__((noinline)) -> int { return 1; }; auto b = [] () __attribute__((noinline)) mutable { }; auto c = [] () __attribute__((noinline)) noexcept { }; auto d = [] () mutable __attribute__((noinline)) noexcept -> int { return 1; }; auto e = [] () mutable mutable { }; auto g = [] () constexpr constexpr { }; auto h = [] () noexcept noexcept { }; }
