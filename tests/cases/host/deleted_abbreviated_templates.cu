// shows: deleted function templates are printed as written
// flags: --c++20 -w --frandom-seed=7
// prelude: none
void begin(auto&) = delete;
void begin2(auto&, int x = 3) = delete;
template<class T> void b3(T&) = delete;
void b4(auto&);
inline void b5(auto&x) { }
static void b6(auto);
namespace N { void begin ( auto& )=delete; void begin(const auto &) = delete; constexpr auto bb(auto x) noexcept(true) -> int = delete;
struct S { void m(auto) = delete; S(auto) = delete; template<class T> void q(T, auto) = delete; static void st(auto&&...) = delete; }; }
template<class T> concept C = true;
void c1(C auto x) = delete; void c2(C auto x); void c3(C auto &&...x) {}
template<class T> void c5(T, auto) = delete;
[[nodiscard]] int c4(auto x) = delete; extern "C++" int c6(auto x) = delete; extern "C++" { int c7(auto x) = delete; }
void d1(int) = delete;
template<> void b3(int&) = delete;
