// shows: constexpr functions of nonliteral types
// flags: --c++17
// prelude: none
struct B { B(); B(int); ~B(); };
template<class T> struct TB { TB(); TB(int); T t; };
constexpr int f1(B) { return 1; }
constexpr B f2() { return B(); }
constexpr int f3(TB<int>) { return 1; }
constexpr int f5(B&) { return 1; }
constexpr int f6(int, B, TB<int>) { return 1; }
constexpr int f7(const B) { return 1; }
struct I { constexpr int f(I) { return 1; } constexpr I g() { return *this; } I(int); I(const I&); };
struct J { constexpr int f(J); J(int); };
constexpr int J::f(J) { return 1; }
constexpr int f8(B) = delete;
struct K { constexpr operator B() { return B(); } constexpr K& operator=(const K&) = default; constexpr K(B) {} constexpr ~K() = default; };
template<class T> constexpr int t1(B, T) { return 1; }
template<class T> constexpr int t2(TB<T>) { return 1; }
template<class T> constexpr int t3(T) { return 1; }
int u = t3(B()) + t2(TB<int>());
template<class T> struct M { constexpr int f(B) { return 1; } constexpr int g(T) { return 1; } friend constexpr int h(M, B) { return 1; } };
int u2 = M<B>().g(B());
constexpr int v1() { B b; return 1; }
constexpr int v2() { B b(1); return 1; }
constexpr int v3() { TB<int> b; return 1; }
constexpr int v4() { B *b = nullptr; B &c = *b; return 1; }
template<class T> constexpr int v5() { B b; T t; return 1; }
int u3 = v5<B>();
constexpr int v6() { B b[2] = {}; return 1; }
struct N { int a; constexpr N(const B) : a(1) {} constexpr N(int) {} };
constexpr int main2(volatile int x) { return 1; }
struct VB : virtual N { constexpr int f() const { return 1; } };
enum E : int; constexpr int e1(E) { return 1; }
struct Inc; constexpr int e2(Inc); 
constexpr int e3(Inc*) { return 1; }
typedef B TBB; constexpr int e4(TBB) { return 1; } constexpr const TBB e5() { return 1; }
