// shows: braced lists as arguments and returned values
// flags: --c++17
// prelude: none
struct Co { Co(int, int); Co(int); }; struct Ag { int x, y; }; void s(int); void d(double, int); void ar(const int (&)[2]);
template<class T, int P> struct It { static int const kN = P; void add(Co const &); void addg(Ag); void ta(T); void f(T t) { s({-1}); s({kN}); s({kN - 1}); d({-1}, {-2}); ar({-1, 2}); add({0, -1}); addg({-1, 3}); ta({-1, 2}); add({-1}); ::s({-2}); add({1 + 2, 3}); t.f({-1, 2}); new Co({-1, 2}); Co e = Co({-1, 2}); g({-1, 2}); T::h({-1, 2}); } template<class U = int> void g(Co); int m = 3; int r() { return {-1}; } double r2() { return {-1}; } T r3() { return {-1, 2}; } };
void nt() { s({-1}); }
