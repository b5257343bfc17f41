// flags: --c++14
// messages name functions by the scope in which a call finds them; before C++17 without noexcept
namespace n { struct S { }; int h(int); int h(char *); int adl(S, int); int adl(S, int, int); template<class T> int tm(T, T); int one(int); inline namespace v1 { int il(int); int il(int, int); } }
namespace n2 { int h2(int); int h2(char *, int); namespace in { int z(int); int z(int, int); void k() { h2(1.0, 2, 3); z("a"); } } }
namespace m { using n::h; using n2::h2; int h(double, int, int); void g() { h(1, 2); h2(1, 2, 3); } }
void a() { adl(n::S(), "a"); { using namespace n; h(1, 2); tm(1, 2.0); one("a"); il("a", 2); tm(1); } { using n::h; h(1, 2); } m::h(1, 2); m::h2(1, 2, 3); n::il("a"); { namespace q = n; q::h(1, 2); }  n2::in::z("a"); }
int ex(int) noexcept(true); int ex(int, int) noexcept; int ex(char *) noexcept(1 == 1); int ex(double *) throw();
extern int r(int); extern __attribute__((device)) __attribute__((host)) int r(int); extern int r(char *, int);
extern "C" { extern int ab(int) noexcept(true); } extern "C" { extern __attribute__((device)) __attribute__((host)) __attribute__((cudart_builtin)) int ab(int) noexcept(true); } int ab(char *, char *);
extern "C" { extern __attribute__((device)) __attribute__((host)) int ac(int) noexcept(true); } extern "C" { extern int ac(int) noexcept(true); } int ac(char *, char *);
extern "C" { extern int ad(int p) noexcept(true); } extern "C" { extern int ad(int q) noexcept; } int ad(char *, char *); namespace z { using ::ad; int ad(int, int, int); }
void b() { ex(3.0, 4, 5); r("a"); ab("a"); ac("a"); ad("a"); z::ad("a"); }
