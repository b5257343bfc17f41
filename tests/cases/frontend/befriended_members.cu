// flags: --c++20 --error_limit=1000
// shows: friend declarations of members that there are not
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
struct A { int x; virtual void v(); A(int = 0); ~A(); static int s; void f() const; }; struct F final {}; struct In; int gi; typedef int I; enum E { ea, eb }; struct Ag { int a, b; };
template<class T> struct TT { T t; }; template<class T> void tf(T); union U { int a; float b; };
struct B1 : A { int bx; template<class T> void m(T); template<class T> struct In3; }; template<class T> struct TB : T { using T::f; }; namespace NS { void nf(); int nv; }
struct f1 { friend void B1::nope(); };
struct f2 { friend void A::f(); };
struct f5 { friend A::A(int); friend A::~A(); };
struct f7 { friend void NS::nf(); friend void NS::nope(); };
struct f8 { friend void NS::nv(); };
struct f10 { friend void B1::m(int); };
struct f14 { friend void ::nope(); };
template<class T> struct f16 { friend void TT<T>::nope(); friend void A::nope(); };
struct f17 { friend A operator+(f17, int) { return 1; } friend A A::operator+(int); };
