// shows: sizes of operands of types that an instantiation knows
// flags: -w
// prelude: none
template<class T> struct is_e { static const bool value = true; };
template<class T, bool = is_e<T>::value> struct uimpl { using type = int; };
template<class T> struct ut : uimpl<T> {};
enum class perms : unsigned { a };
enum class opts : unsigned { a };
constexpr perms f(perms x) { using u = typename ut<perms>::type; return static_cast<perms>(static_cast<u>(x)); }
inline opts g(opts x) { typedef ut<opts>::type u; return static_cast<opts>(static_cast<u>(x)); }
ut<opts>::type gx;
using gt = ut<opts>::type;
struct S { using u = ut<opts>::type; u m; };
template<class Q> struct Mock : Q { Mock() { static_assert(sizeof(*this) == sizeof(Q), "x"); } 
  int f() { static_assert(sizeof(*this) == 1, "x"); int k = sizeof(*this); int l = sizeof(this); return sizeof(*this) + sizeof *this; } int n = sizeof(*this); };
struct R { bool out; unsigned size; };
template<class T> R ff(T);
template<class T> struct RR { T out; bool b; };
template<class T, int N> RR<T> h(T x) { auto result = ff(x); return {result.out, result.size > N}; }
template<class Ch> struct pc { pc(Ch*); pc(); };
template<class Ch> void k() { auto c = pc<Ch>({}); auto d = pc<Ch>(); auto e = pc<Ch>{}; pc<Ch> q = pc<Ch>({}); const auto &z = pc<Ch>({}); }
template<class F> struct ug { ug(F); };
struct in { int m(); in(int, int); in(int); };
template<class T> void kk(T in2) { ug<T> g(in2); ug<int> u{3}; in i2(1, 2); auto i3 = in(1, 2); in i4 = in(1, 2); in i5{1, 2}; in i6(in(1,2)); }
