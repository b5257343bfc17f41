// shows: lists for aggregates in templates and typedefs in template arguments
// flags: --c++17
// prelude: none
namespace std { template<class C> struct tt { template<class U> struct in { void m(); }; };
template<> template<class U> struct tt<int>::in { void k(); };
}
namespace d { namespace detail { struct p; template<class T> void usz(T, int); template<class T> struct sz { static int v; }; int fn(int); } 
namespace e { namespace detail { struct q; int other(int); }
 template<class T> struct A { int f(T* t, int n) { return d::detail::fn(n) + detail::other(n); } void g(T t) { d::detail::usz(t, 1); ::d::detail::usz(t, 1); detail::other(1); int k = d::detail::sz<T>::v; } };
 template<class T> struct B { int detail; void g(T t) { d::detail::usz(t, 1); d::detail::fn(1); } };
}}
typedef struct { long long x, y; } longlong2; struct alignas(16) ll2 { long long x, y; }; struct II { int a; unsigned b; char c; double d; void* p; bool e; };
void f() { longlong2 a{0, 0}; ll2 b{0, 0}; II c{0, 0, 0, 0, 0, 0}; II d = {0, 1, 1, 1, 0, 1}; longlong2 e = {0, 1}; long long g[2] = {0, 1}; longlong2 h{0}; auto i = longlong2{0, 0}; static longlong2 j{0,0}; longlong2 k[2] = {{0, 0}, {0, 1}}; }
longlong2 ga{0, 0}; ll2 gb = {0, 0};
template<class T> void g(T t) { longlong2 a{0, 0}; ll2 b{0, 0}; II c{0, 0, 0, 0, 0, 0}; II d = {0, 1, 1, 1, 0, 1}; longlong2 e = {0, 1}; long long g[2] = {0, 1}; longlong2 h{0}; auto i = longlong2{0, 0}; static longlong2 j{0,0}; longlong2 k[2] = {{0, 0}, {0, 1}}; } template<class T> longlong2 gg(T t) { return longlong2{0,0}; } template<class T> longlong2 gh(T t) { return {0,0}; }
namespace std { typedef unsigned int uint32_t; }
template<class T, class U> T bc(U u);
typedef unsigned int uint32_t; typedef int myint;
template<class T> struct us { void f(T t) { auto d = bc<uint32_t>(t); auto e = bc<std::uint32_t>(t); bc<uint32_t>(1); bc<const uint32_t*>(t); bc<myint>(t); bc<T>(t); uint32_t x = bc<uint32_t>(t) + 1; x = bc<std::uint32_t>(t); } };
void us2(float t) { auto d = bc<uint32_t>(t); auto e = bc<std::uint32_t>(t); bc<uint32_t>(1); bc<const uint32_t*>(t); uint32_t x = bc<uint32_t>(t) + 1;}
uint32_t us3(float t) { return bc<uint32_t>(t); }
template<class T> uint32_t us4(T t) { return bc<uint32_t>(t); }
static inline void us5(float d) { asm("mov" :: "r"(bc<uint32_t>(d)) : ); { auto d1 = bc<std::uint32_t>(d); } }
