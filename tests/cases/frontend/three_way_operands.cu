// flags: --c++20
// shows: operands that three-way comparisons do not take
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
auto s1 = gb <=> gb2;
auto s2 = gi <=> gb;
auto s3 = gd <=> gi;
auto s4 = gd <=> gb;
auto s5 = ee <=> gi;
auto s6 = ee <=> gd;
auto s7 = gd <=> ee;
auto s8 = ee <=> ef;
auto s9 = ec <=> gi;
auto s10 = gp <=> cgp;
auto s11 = gp <=> 0;
auto s12 = gp <=> nullptr;
auto s13 = gp <=> gi;
auto s14 = gp <=> vp;
auto s15 = pf <=> vfn;
auto s16 = pm <=> pm;
auto s17 = np <=> np;
auto s18 = gi <=> gu;
auto s19 = gu <=> -1;
auto s20 = gi <=> 3u;
auto s22 = gl <=> gu;
auto s23 = gp <=> gd;
auto s24 = gd <=> gp;
auto s25 = ag <=> 1;
auto s26 = 'a' <=> gi;
auto s27 = ee <=> gb;
auto s28 = true <=> 1;
auto s29 = g128 <=> gi;
auto s30 = gc <=> gc;
auto s31 = "a" <=> "b";
auto s32 = ec <=> ec;
auto s33 = vp <=> vp;
auto s34 = gi < gd <=> gb;
bool s35() { return gb <=> 1; }
template<class T> auto s36(T t) { return t <=> 1; } auto s37 = s36(true);
template<class T> auto s38(T t) { return gb <=> 1; }
