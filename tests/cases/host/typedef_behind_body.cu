// shows: bodies name what typedefs behind them stand for; __extension__ of aliases; casts that are returned; typedef names in constraints
// flags: --c++20
// prelude: none
namespace std {
typedef unsigned long size_t;
template<class T,class U> concept same_as = __is_same(T,U);
template<class T,class U> concept conv = requires { static_cast<U>(*(T*)nullptr); };
struct weak_ordering { int v; constexpr weak_ordering(int x) : v(x) {} };
struct strong_ordering { int v; static const strong_ordering less, equal, greater; constexpr operator weak_ordering() const { return weak_ordering(v); } };
inline constexpr strong_ordering strong_ordering::less{-1}; inline constexpr strong_ordering strong_ordering::equal{0};inline constexpr strong_ordering strong_ordering::greater{1};
struct partial_ordering { int v;};
struct foo { foo(int); foo(strong_ordering); };
template<class C> constexpr auto cat(int cmp) noexcept { if constexpr (requires { typename C::q; }) { using K = typename C::q; return static_cast<K>(cmp <=> 0); } else return static_cast<weak_ordering>(cmp <=> 0); }
template<class C> auto cat2(int cmp, strong_ordering s, foo f) noexcept { weak_ordering w = static_cast<weak_ordering>(s); w = (weak_ordering)s; w = weak_ordering(s); w = static_cast<weak_ordering>(cmp); f = static_cast<foo>(s); f = static_cast<foo>(f);  f = static_cast<foo>(cmp); (void)(weak_ordering)s; (void)static_cast<weak_ordering>(s); return static_cast<weak_ordering>(s); }
inline auto cat3(int cmp, strong_ordering s, foo f) noexcept { weak_ordering w = static_cast<weak_ordering>(s); w = (weak_ordering)s; w = static_cast<weak_ordering>(cmp); f = static_cast<foo>(s);return static_cast<weak_ordering>(cmp <=> 0); }
struct msz { using rp = unsigned long; 
   void f(int r) { v |= (rep(1) << r); v |= (rp(1) << r); v = rep(1); v = (rep)r; v = (rep)1; v = rep(2) << 3; long q = rep(r); v = static_cast<rep>(1); auto z = rep(1); v |= rp(1); v = rr(1) << r;  }
   __extension__ using rep = unsigned __int128; rep v; __extension__ typedef __int128 irep; __extension__ typedef long lrep; __extension__ using ll = long long; using u2 = unsigned __int128; using rr = __int128; };
__extension__ typedef unsigned __int128 g128; __extension__ using g2 = __int128;
template<class T> struct tms { 
   void f(int r) { v |= (rep(1) << r);  v = rep(1); v = (rep)r; v = (rep)1;  v = rep(2) << 3; T q = rep(r); } __extension__ using rep = unsigned __int128; rep v;};
inline void ff(int r) { typedef __int128 L; __extension__ typedef __int128 L2; __int128 v = L(1) << r; v = g128(1) << r; __extension__ using L3 = __int128; v = L3(1) << 2; }
template<class C> struct bsv { using size_type = size_t; using value_type = C; typedef const C* cp; typedef C* itt;
 template<class E> requires same_as<E,C> && (!conv<E,size_type>) constexpr bsv(E a, E b) noexcept; 
 template<class E> requires conv<E,size_type> void f(E);
 template<class E> requires (!conv<E,size_type>) void f2(E);
 template<class E> requires (!conv<E,value_type>) void f3(E);
 template<class E> requires (!conv<E,cp>) && conv<E,itt> void f4(E);
 template<conv<size_type> E> void f5(E);
 template<class E> requires requires(E e) { {e} -> conv<size_type>; { e + 1 } -> same_as<cp>; } void f6(E);
 template<class E> void f7(E) requires conv<E,size_type>;
 template<class E> constexpr bool f8(E) { return conv<E,size_type>; }
 template<class E> static constexpr bool f9 = conv<E,size_type>;
 void g() requires conv<C,size_type>; void g2(conv<size_type> auto x); };
struct nt { using size_type = size_t; template<class E> requires (!conv<E,size_type>) && conv<E,size_t> void f2(E); };
template<class T> concept cst = conv<T,size_t>; 
template<class T> concept cst2 = conv<typename T::x,size_t> && !conv<T,size_t>; 
template<class T> concept cst3 = requires(T t) { typename T::x; { t } -> conv<size_t>; requires conv<T,size_t>; {t+1} -> same_as<T>; };
}
