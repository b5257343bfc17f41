// lists in lists that do not fit make a substitution fail
namespace std { template<class T> T&& declval() noexcept; }
template<class...> using void_t = void;
template<typename Ti> struct Arr { Ti x[1]; };
template<class T, class U, class = void> struct B { static const int v = 0; };
template<class T, class U> struct B<T, U, void_t<decltype(Arr<U>{{std::declval<T>()}})>> { static const int v = 1; };
struct S { S(const char *); };
static_assert(B<char, char>::v == 1, "a");
static_assert(B<char&&, char>::v == 1, "a");
static_assert(B<int, int>::v == 1, "b");
static_assert(B<const char(&)[2], S>::v == 1, "c");
static_assert(B<S, int>::v == 0, "d");
static_assert(B<double, int>::v == 0, "e");
struct Q { int a; Arr<int> b; };
template<class T, class U, class = void> struct C { static const int v = 0; };
template<class T, class U> struct C<T, U, void_t<decltype(Arr<U>{std::declval<T>()})>> { static const int v = 1; };
static_assert(C<int, int>::v == 1, "b");
static_assert(C<S, int>::v == 0, "d");
template<class T, class U, class = void> struct D { static const int v = 0; };
template<class T, class U> struct D<T, U, void_t<decltype(U{1, {{std::declval<T>()}}})>> { static const int v = 1; };
static_assert(D<int, Q>::v == 1, "b");
static_assert(D<S, Q>::v == 0, "d");
int anchor;
