// Value-initialization gives members of a class whose default constructor is defaulted the value zero; lists that expand packs give arrays their bounds.
class month { unsigned char m; public: month() = default; constexpr explicit month(unsigned v) : m(v) {} constexpr explicit operator unsigned() const { return m; } constexpr bool ok() const { return m >= 1; }
 friend constexpr bool operator==(const month& a, const month& b) { return static_cast<unsigned>(a) == static_cast<unsigned>(b); } };
class mdl { month m; public: constexpr explicit mdl(const month& x) : m(x) {} constexpr month mo() const { return m; } constexpr bool ok() const { return m.ok(); } };
constexpr mdl md0{month{}};
static_assert(md0.mo() == month{}, "1");
static_assert(!md0.ok(), "2");
constexpr month mm{};
static_assert(!mm.ok(), "4");
constexpr month m3 = month();
static_assert(!m3.ok(), "5");
template<class T, class S = decltype(sizeof(int)), S N> constexpr int f(const char (&)[N]) { return N; }
template<class T, int> constexpr int f(const char*, const char*) { return -1; }
template<char... Cs> constexpr int g() { constexpr char cs[]{Cs...}; constexpr int r = f<long>(cs); static_assert(r > 0, ""); return r; }
constexpr int r = g<'a', 'b'>();
static_assert(r == 2, "6");
constexpr char c3[]{'1','2','3'};
static_assert(f<long>(c3) == 3, "7");
template<char... Cs> constexpr int h() { char cs[] = {Cs..., 'z'}; return sizeof(cs); }
static_assert(h<'a', 'b'>() == 3, "8");
