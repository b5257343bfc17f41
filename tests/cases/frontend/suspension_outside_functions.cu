// flags: --c++20
// shows: co_await and co_yield outside of functions, in handlers, and where nothing is evaluated
namespace std {
typedef unsigned long size_t;
template<class E> class initializer_list { const E* p; size_t n; constexpr initializer_list(const E*a,size_t b):p(a),n(b){} public: constexpr initializer_list():p(0),n(0){} constexpr size_t size() const {return n;} constexpr const E* begin() const {return p;} constexpr const E* end() const {return p+n;} };
template<class T> struct remove_reference { typedef T type; }; template<class T> struct remove_reference<T&> { typedef T type; }; template<class T> struct remove_reference<T&&> { typedef T type; };
template<class T> constexpr typename remove_reference<T>::type&& move(T&& t) noexcept { return static_cast<typename remove_reference<T>::type&&>(t); }
template<class T> constexpr T&& forward(typename remove_reference<T>::type& t) noexcept { return static_cast<T&&>(t); }
template<class T, class U> inline constexpr bool is_same_v = false; template<class T> inline constexpr bool is_same_v<T,T> = true;
template<class T, class U> concept same_as = is_same_v<T,U>;
#if __cplusplus >= 202002L || 1
struct strong_ordering { int v; static const strong_ordering less, equal, equivalent, greater; friend constexpr bool operator==(strong_ordering a, int) {return a.v==0;} friend constexpr bool operator<(strong_ordering a, int){return a.v<0;} friend constexpr bool operator>(strong_ordering a, int){return a.v>0;} friend constexpr bool operator<=(strong_ordering a, int){return a.v<=0;} friend constexpr bool operator>=(strong_ordering a, int){return a.v>=0;} friend constexpr bool operator!=(strong_ordering a, int){return a.v!=0;} bool operator==(const strong_ordering&) const = default; };
inline constexpr strong_ordering strong_ordering::less{-1}; inline constexpr strong_ordering strong_ordering::equal{0}; inline constexpr strong_ordering strong_ordering::equivalent{0}; inline constexpr strong_ordering strong_ordering::greater{1};
struct weak_ordering { int v; static const weak_ordering less, equivalent, greater; friend constexpr bool operator==(weak_ordering a, int) {return a.v==0;} friend constexpr bool operator<(weak_ordering a, int){return a.v<0;} friend constexpr bool operator>(weak_ordering a, int){return a.v>0;} };
inline constexpr weak_ordering weak_ordering::less{-1}; inline constexpr weak_ordering weak_ordering::equivalent{0}; inline constexpr weak_ordering weak_ordering::greater{1};
struct partial_ordering { int v; static const partial_ordering less, equivalent, greater, unordered; friend constexpr bool operator==(partial_ordering a, int) {return a.v==0;} friend constexpr bool operator<(partial_ordering a, int){return a.v<0;} friend constexpr bool operator>(partial_ordering a, int){return a.v>0;} };
inline constexpr partial_ordering partial_ordering::less{-1}; inline constexpr partial_ordering partial_ordering::equivalent{0}; inline constexpr partial_ordering partial_ordering::greater{1}; inline constexpr partial_ordering partial_ordering::unordered{2};
#endif
class type_info { public: virtual ~type_info(); const char* name() const; bool operator==(const type_info&) const; };
}
int gi; bool gb, gb2; double gd; int *gp; const int *cgp; unsigned gu; enum E0 { e0, e1 } ee; enum E1 { f0 } ef; enum class EC { c0 } ec; struct Ag { int a; } ag; void vfn(); void (*pf)(); int Ag::*pm; decltype(nullptr) np; void *vp; long gl; __int128 g128; float _Complex gc;
auto c1 = co_await gi;
auto c2 = co_yield gi;
struct C3 { int x = co_await 3; };
void c4(int x = co_await 3);
template<class T> T c5 = co_await 3;
static_assert(co_await 1);
int c6[co_await 1];
auto c8 = sizeof(co_await 1);
void c9() { sizeof(co_await 1); }
int c11 = (co_return 1);
void c12() { decltype(co_await 1) x; }
void c14() try { } catch (...) { co_await 1; }
