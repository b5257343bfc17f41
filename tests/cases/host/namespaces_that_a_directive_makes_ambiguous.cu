// shows: Members of a namespace whose name a using-directive makes ambiguous are reached from the global scope, once.
// flags: --frandom-seed=7
// prelude: none
int unit_anchor = 1;
namespace cuda { namespace std { inline namespace __4 { template <class T> struct sv; namespace det { template <class T> constexpr T from(const T *, unsigned long); template <class T> constexpr sv<T> from2(const T *); }
template <class T> struct sv { template <class O> friend constexpr O det::from(const O *, unsigned long); template <class O> friend constexpr sv<O> det::from2(const O *); int a; };
template <class... T> struct tuple; template <> struct tuple<> { friend constexpr bool operator==(const tuple &, const tuple &) { return true; } friend void g(tuple) {} tuple &m(tuple *); };
template <class T> constexpr T det::from(const T *t, unsigned long) { return *t; }
 } } }
namespace cuda { namespace std { struct A { void m(); static int s; }; void out(A); struct B { friend void ::cuda::std::out(A); }; } }
void cuda::std::A::m() {} int cuda::std::A::s = 1; void cuda::std::out(A) {} int ::cuda::std::A::*pm; cuda::std::A *f(); template <class T> struct X { friend cuda::std::A; };
namespace RAJA { namespace cuda { struct q; } namespace std {} } using namespace RAJA;
namespace cuda { namespace std { inline namespace __4 { template <class T> struct limits { static constexpr bool is_signed = true; static constexpr T max() { return 1; } }; template <bool B, class T, class U> using _If = T; } } }
namespace cub { template <bool B> struct Base {}; template <class T> struct NT {};
template <> struct NT<int> : Base<::cuda::std::limits<int>::is_signed> {};
template <unsigned long M> struct chosen { using type = ::cuda::std::_If<(M <= ::cuda::std::limits<unsigned>::max()), unsigned, unsigned long>; };
template <class T> struct derived : ::cuda::std::limits<T> { static const int v = ::cuda::std::limits<T>::max(); using u = Base<::cuda::std::limits<T>::is_signed>; };
int f() { return ::cuda::std::limits<int>::max() + ::cuda::std::limits<int>::is_signed; } }
