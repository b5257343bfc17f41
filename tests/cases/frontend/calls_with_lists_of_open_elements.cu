// prelude: none
// flags: --c++17
namespace std { template<class T> class initializer_list { const T* p; unsigned long n; constexpr initializer_list(const T* a, unsigned long b) : p(a), n(b) {} public: constexpr initializer_list() : p(nullptr), n(0) {} constexpr unsigned long size() const { return n; } constexpr const T* begin() const { return p; } constexpr const T* end() const { return p + n; } }; }
namespace c { template<class T> constexpr const T& mx(const T& a, const T& b) { return a; } template<class T, class C> constexpr T mx(std::initializer_list<T> l, C c) { return *l.begin(); } template<class T> constexpr T mx(std::initializer_list<T> l) { return *l.begin(); } }
struct B1 { static constexpr unsigned long size = 3; }; struct V { unsigned long al; };
template<unsigned long S, class... B> struct X1 { static constexpr unsigned long size = (c::mx) ({S, B::size...}); };
template<unsigned long S, class... B> struct X2 { static constexpr unsigned long size = c::mx({S, B::size...}); };
template<unsigned long S, class B> struct X3 { static constexpr unsigned long size = c::mx({S, B::size}); };
template<class T> unsigned long f5(const T& ins) { unsigned long m = 0; for (const auto& i : ins) { m = c::mx({m, i.al}); } return m; }
static_assert(X1<2, B1>::size == 2, ""); static_assert(X2<2, B1>::size == 2, ""); static_assert(X3<2, B1>::size == 2, "");
void u() { V v[3]; f5(v); }
