// shows: a list in parentheses that a copy takes is the object itself
// flags: -w
// prelude: none
template<class T, int N> struct Arr { T d[N]; };
struct AG { int a, b; };
struct T4 { T4(AG const &); T4(int, int, int, int); };
struct V2 { V2(AG); };
T4 f2(int x, bool b) { return b ? T4({x, 1}) : T4({2, (x) / (2)}); }
T4 f3(int x) { T4 a = T4({x, 1}); T4 b({x, 1}); auto c = T4({x, 1}); T4 d{AG{x, 1}}; V2 v({x, 2}); V2 w = V2({x, x}); f2(1, x); return (T4)AG{x, 1}; }
void take(T4); void takec(const T4 &); void takeg(AG);
void f4(int x) { take(T4({x, 1})); takec(T4({x, 1})); throw T4({x, 2}); }
T4 f5(int x) { return T4({x, 1, 2, 3}); }
struct IL { template<class T> IL(T); IL(AG, int = 3); explicit IL(AG, long, long); IL(const IL&) = delete; IL(IL&&); };
IL f6(int x) { return IL({x, 1}); }
IL f7(int x) { return IL({x, 1}, 5); }
struct IA { IA(int); int a; };
struct IB { IB(IA); IB(IA, IA); };
IB f9(int x) { return IB(IA{x}); }
template<class T> T g3(T x) { return T({1, 2}); }
int anchor = 1;
