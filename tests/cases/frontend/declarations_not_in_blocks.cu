// flags: --c++20
// shows: declarations that cannot stand in a block
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
void n1() { namespace N { int a; void f(); } gi = 1; }
void n2() { namespace N { int a; } int y = N::a; }
void n3() { namespace { int a; } }
void n4() { inline namespace N { int a; } }
void n6() { namespace N = std; namespace M = nope; }
void n7() { namespace N { nope x; } nope y; }
void n8() { if (gi) namespace N { } }
void n9() { namespace [[deprecated]] N { } }
void t1() { template<class T> void g(); gi = nope; }
void t4() { template<> void f<int>(); }
void t5() { template void f<int>(); }
void t6() { template<class T> void g() { nope; } gi = 2; nope2; }
void t7() { extern template struct X<int>; }
void t9() { if (gi) template<class T> void g(); }
void t10() { struct L { template<class T> void f() { } }; }
void t11() { extern "C" int x; }
void t12() { extern "C" { int x; } }
void t13() { export int x; }
void t14() { concept C = true; }
void t15() { friend int x; }
void t16() { public: int x; }
void t17() { using T = int; template T x; }
void y1() { typedef int I = 3; I x; }
void y3() { typedef int I{3}; }
void y4() { typedef int I : 3; }
typedef int y5 = 3;
typedef int y6{3};
struct y7 { typedef int I = 3; };
void y8() { using I = 3; }
void y9() { int x : 3; }
int y10 : 3;
void y11(int x : 3) { }
typedef int y12 : 3;
void y13() { extern int x(); extern int y[]; extern int z = 3; }
