// shows: numbers as arguments where overloads have parameters of class types, in instances
// flags: --c++20
// prelude: none
typedef unsigned long size_t;
struct cfp {};
namespace std { template<class T> struct initializer_list { const T* p; size_t n; }; template<class T, size_t N> struct array { T a[N]; }; }
template <size_t N> struct fixed_string { char32_t content[N] = {}; size_t real_size{0};
 template <typename T> constexpr fixed_string(cfp, const T * input) noexcept {}
 template <typename T> constexpr fixed_string(const std::array<T, N> & in) noexcept {}
 template <typename T> constexpr fixed_string(const T (&input)[N+1]) noexcept {}
 constexpr fixed_string(const fixed_string & other) noexcept {} };
template <> class fixed_string<0> { public: template <typename T> constexpr fixed_string(const T *) noexcept {} constexpr fixed_string(std::initializer_list<char32_t>) noexcept {} constexpr fixed_string(const fixed_string &) noexcept {} };
template <typename CharT, size_t N> fixed_string(const CharT (&)[N]) -> fixed_string<N-1>;
template <typename CharT, size_t N> fixed_string(const std::array<CharT,N> &) -> fixed_string<N>;
template <size_t N> fixed_string(fixed_string<N>) -> fixed_string<N>;
template<size_t I> constexpr int sel() { return 1; }
template<class N> constexpr int sel() { return 2; }
template<fixed_string N> constexpr int sel() { return 3; }
template<int...> struct sh;
sh<sel<0>()> a; sh<sel<3>()> b; sh<sel<int>()> c; sh<sel<"abc">()> d; sh<sel<U"a">()> e;
template<class T> struct C { template<size_t I> constexpr int sel() const { return 1; } template<class N> constexpr int sel() const { return 2; } template<fixed_string N> constexpr int sel() const { return 3; } };
template<class T> struct D { C<T> c; constexpr int f() const { return c.template sel<0>(); } constexpr int g() const { return c.template sel<"a">(); } };
sh<D<int>().f()> f; sh<D<int>().g()> g;
