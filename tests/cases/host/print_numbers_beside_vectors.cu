// flags: --c++20 --error_limit=1000
// shows: numbers that operators take together with vectors
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
struct A { int x, y; int f(int) const; static int sf(int); A(int = 0); virtual void v() = 0; private: int pr; protected: int pt; }; struct B : A { using A::A; int z; void v(); }; struct Ag { int a; double b; char c[4]; }; struct NC { NC(const NC&) = delete; NC(); }; struct NoD { NoD(int); }; struct PD { private: ~PD(); }; struct Ex { explicit Ex(int); explicit operator bool() const; }; struct In; union U { int i; float f; };
enum E0 { e0, e1 }; enum class EC { c0, c1 };
int gi; const int ci = 3; int *gp; const int *cgp; int ga[4]; Ag ag; B b; A *pa; double gd; bool gb; In *ip; void vfn(); int ifn(int); int ov(int); int ov(double); void *vp; EC ec; E0 ee; Ex ex(1);
template<class T> T tf(T); template<class T, int N> struct TS { T t; static int s; };
template<class T> struct W { T t; }; typedef int I; typedef B BT; typedef int v4 __attribute__((vector_size(16))); typedef float vf4 __attribute__((vector_size(16))); v4 va, vb; vf4 fa; enum Un { u1 = 1 }; A &ra = b;
v4 vv1() { return va * 2; }
v4 vv2() { return 2 * va; }
v4 vv5() { va += 1; va <<= 2; va <<= vb; va = va << 2; return va; }
void vv6() { va[1] = 3; va[gi] = gi; int x = va[0]; x = va[1] + 2; va[1]++; va[2] += 3; (va[1]); }
v4 vv7() { return va < vb; }
v4 vv8() { return va ? vb : va; }
v4 vv9() { return (va < vb) ? va : vb; }
v4 vv10() { return va < 3 ? 1 : vb; }
v4 vv12() { return !va; }
v4 vv14() { return -va + +va + ~va; }
v4 vv15 = {1, 2, 3, 4};
v4 vv16 = {1};
v4 vv17() { return v4{1, 2}; }
v4 vv18() { return (v4){1, 2}; }
v4 vv19() { return (v4)fa; }
vf4 vv23() { return __builtin_convertvector(va, vf4); }
v4 vv24() { return va == 0; }
int vv25() { return (va + vb)[1] + vv7()[2]; }
v4 vv27(v4 *p) { *p = va; p[1] = p[2] + 1; return *p; }
long vv28() { typedef long v2 __attribute__((vector_size(16))); v2 a = {1, 2}; a *= 2; a = a * 3; a = a + gi; return a[1]; }
int vv29() { const v4 c = {1, 2, 3, 4}; constexpr v4 d = {1}; return c[1] + d[0]; }
