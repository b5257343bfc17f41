// shows: which traits complete the classes that they ask about
// flags: --c++17
// prelude: none
template<class T> struct Bad { static_assert(sizeof(T) == 0, "instantiated"); };
struct K {}; struct Later; union U;
static_assert(!__is_same(Bad<int>, int), "");
static_assert(__is_class(Bad<long>), "");
static_assert(!__is_base_of(Bad<char>, K), "");
static_assert(!__is_enum(Bad<short>), "");
static_assert(!__is_union(Bad<float>), "");
static_assert(!__is_same(Bad<double> &, int), "");
static_assert(__is_same(Later, Later) && !__is_same(Later, K) && __is_class(Later) && __is_union(U), "");
static_assert(__is_trivially_copyable(Bad<bool> &) == __is_trivially_copyable(int &), "");
template<class A, class B> constexpr bool same_v = __is_same(A, B);
template<class A, class B> struct pair { A first; B second; };
template<class V> struct tree { V *root; static_assert(!same_v<int, V>, ""); };
struct Owner { tree<pair<const int, Later>> members; };
struct Later { int x; };
Owner owner;
static_assert(__is_base_of(Bad<unsigned>, K) || true, "");
bool derived = __is_base_of(K, Bad<unsigned char>);
