// shows: a function template of a namespace that another one hides is named from the global scope on
// flags: --c++17
// prelude: none
namespace cuda { namespace std { inline namespace v4 { template<class T> constexpr const T &max(const T &a, const T &b) { return a < b ? b : a; } constexpr int same(int a) { return a; } template<class T> constexpr T one(T a) { return a; } } } }
namespace user { namespace cuda { int x; } namespace inner {
template<int I> struct S { static constexpr int a = (::cuda::std::max)(4, I); static constexpr int b = 1 + ::cuda::std::max(4, I); static constexpr int c = I ? 1 : (::cuda::std::max<int>)(4, I); static constexpr int d = ::cuda::std::one(I); static constexpr int e = ::cuda::std::same(I); int f() { return I ? 1 : ::cuda::std::max(4, I); } };
} }
namespace other { template<int I> struct S { static constexpr int a = (::cuda::std::max)(4, I); int f() { return ::cuda::std::one(I); } }; }
