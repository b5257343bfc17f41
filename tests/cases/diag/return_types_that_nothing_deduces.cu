// shows: return statements that give a placeholder no type: braced lists, and values that are no pointers; static members of class templates that are defined twice; qualifiers and specifiers written twice; a member named like its class
// prelude: none
auto a() { return {1}; } auto b() { return {}; } auto c(int x) { if (x) return 1; return {1}; } auto l = [] { return {1}; }; auto m = []() -> auto { return {1, 2}; }; decltype(auto) d() { return {1}; } auto *e() { return {1}; } const auto &g() { return {1}; } struct S { auto h() { return {1, 2}; } };
auto *i() { return 1; } auto *j(int *p) { return p; } auto **k(int *p) { return p; } auto *n() {} auto &o() {} auto *q() { return nullptr; } auto r(int *p) -> auto* { return p; } void s() { auto t = []() -> auto* { return 1; }; (void)t; }
template<class T> struct L { static int s; static int u; struct M { static int ms; }; };
template<class T> int L<T>::s = 1; template<class T> int L<T>::s = 2; template<class T> int L<T>::u; template<class T> int L<T>::u; template<class T> int L<T>::M::ms = 1; template<class T> int L<T>::M::ms;
template<> int L<int>::s = 1; template<> int L<char>::s; template<> int L<char>::s = 2;
struct Q { int p() const const; int q() const volatile const; explicit explicit Q(char); int *const const r; int Q(int); Q(Q*); }; int *const volatile const v = 0;
int *w = new int[]; struct I; int x1 = new I; int x2 = new void; enum J : int; enum class J : int; enum K : int; enum class K : char;
void y() { int yy; extern int yy; { extern int yy; } }
