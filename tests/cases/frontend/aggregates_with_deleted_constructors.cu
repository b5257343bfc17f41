// note: before C++20 constructors that are defaulted or deleted where they are declared leave a class an aggregate,
// unless they are explicit
// flags: --display_error_number
struct Copy { Copy(const Copy &) = delete; int x; };
struct Default { Default() = delete; int x; };
struct Both { Both(int) = delete; Both() = default; int x; };
Copy copy{1};
Default a{1};
Default b = {};
Both c{1};
Both d{};
struct Explicit { explicit Explicit() = default; int x; };
Explicit e{};
static_assert(__is_aggregate(Copy) && __is_aggregate(Default) && __is_aggregate(Both), "");
static_assert(!__is_aggregate(Explicit), "");
Explicit refused{1};
