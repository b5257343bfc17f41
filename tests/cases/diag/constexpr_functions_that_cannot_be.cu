// before C++20 a variable without initializer or of static storage, and jumps, keep functions from being constexpr
// prelude: none

constexpr int unset() { int x; return 1; }
constexpr int set() { int x = 1; return x; }
constexpr int lasting() { static int x = 1; return x; }
constexpr int jumps() { goto end; end: return 1; }
constexpr int tries() { try { return 1; } catch (...) { return 2; } }
template<class T> constexpr T instance(T x) { static int count = 1; return x; }
template<class T, int N = 3> constexpr int given() { static int count = 1; return N; }
namespace N { template<class T> int plain(T); int ordinary(); }
template<class T> struct S { template<class U> static int member(U); };
constexpr int a = unset();
constexpr int b = set();
constexpr int c = lasting();
constexpr int d = jumps();
constexpr int e = tries();
constexpr int f = instance(1);
constexpr int g = given<int>();
constexpr int h = N::plain(1);
constexpr int i = N::plain<S<int>>({});
constexpr int j = N::ordinary();
constexpr int k = S<int>::member(1);
constexpr int array[3] = {1, 2, 3};
constexpr const int* end_of_array = &array[3];
constexpr const int* behind = &array[4];
