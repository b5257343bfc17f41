// shows: constexpr makes the type of a variable const
// flags: --c++17
// prelude: none
constexpr int a = 1;
static_assert(__is_same(decltype(a),const int),"a");
static_assert(__is_same(decltype((a)),const int&),"a");
struct S { int m; static constexpr int s=1; static constexpr auto t=1; };
constexpr S s{};
static_assert(__is_same(decltype(s),const S),"a");
static_assert(__is_same(decltype(S::s),const int),"a");
static_assert(__is_same(decltype(S::t),const int),"a");
static_assert(__is_same(decltype(s.t),const int),"a");
static_assert(__is_same(decltype((s.m)),const int&),"a");
static_assert(__is_same(decltype(s.m),int),"a");
template<class T> constexpr T v = 1;
static_assert(__is_same(decltype(v<int>),const int),"v");
template<class T> constexpr auto w = 1;
static_assert(__is_same(decltype(w<int>),const int),"w");
constexpr int arr[2]={1,2};
static_assert(__is_same(decltype(arr),const int[2]),"arr");
decltype(auto) ff(){ return a; }
auto l=[]{ decltype(auto) z = a; return z;};
static_assert(__is_same(decltype(ff()),int),"arr");
template<class T> constexpr bool g() { constexpr T q = 1; constexpr auto q2 = T(1); static_assert(__is_same(decltype(q),const T),"q");  static_assert(__is_same(decltype(q2),const T),"q2"); return true; }
static_assert(g<int>(),"");
