// shows: static members of instances whose values need functions of the same instance
// prelude: none
template<unsigned long N> constexpr long digit(const char (&a)[N]) { return a[N - 1] - '0'; }
template<char... c> constexpr long digits() { return digit<sizeof...(c)>({c...}); }
static_assert(digits<'1', '2'>() == 2, "");
static_assert(digit({'3'}) == 3, "");
template<int... v> struct values {
  static constexpr int count() { return sizeof...(v); }
  static constexpr int number = count();
  template<bool first> static constexpr int pick() { int all[] = {v...}; return all[first ? 0 : number - 1]; }
  static constexpr int front = pick<true>();
  static constexpr int back = pick<false>();
  static constexpr int list[] = {v..., 9};
};
static_assert(values<4, 5, 6>::number == 3, "");
static_assert(values<4, 5, 6>::front == 4, "");
static_assert(values<4, 5, 6>::back == 6, "");
static_assert(values<4, 5, 6>::list[3] == 9, "");
struct pair { int a, b; constexpr int sum() const { return a + b; } };
template<int N> constexpr int sum() { pair p{1, N}; return p.sum(); }
static_assert(sum<3>() == 4, "");
struct base { int n; };
struct derived : base {};
template<class T> constexpr int moved(T &&t) { return static_cast<base &&>(t).n; }
static_assert(moved(derived{}) == 0, "");
