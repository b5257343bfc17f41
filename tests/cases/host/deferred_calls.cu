// shows: calls with arguments that only an instantiation knows, as initializers and in static_assert
// flags: --c++17
// prelude: none
typedef unsigned u32; template<class T> constexpr bool hsb(T x) { return x > 0; } template<class T> constexpr int pop(T x) { return x; } constexpr int ppop(int x) { return x; } constexpr bool phsb(int x) { return x; }
namespace cute { template<class T, class U> constexpr T min(T a, U b) { return a < b ? a : b; } }
template<u32 Y, u32 Z> int mk() { constexpr u32 a = pop(Y); constexpr int b = pop(Y); constexpr u32 c = ppop(Y); constexpr u32 d = cute::min(a, b) % 32; const u32 g = pop(Y); u32 h = pop(Y); static const u32 k = pop(Y); constexpr u32 l = pop(3); constexpr u32 n = pop(a) + 1; constexpr u32 q(pop(Y)); constexpr u32 r{(u32)pop(Y)}; return 0; }
template<int N> int sa() { static_assert(hsb(N), "x"); static_assert(phsb(N), "x"); static_assert(hsb((u32)N)); static_assert(hsb(1)); static_assert(hsb(N + 1)); constexpr int M = N; static_assert(hsb(M)); return 0; }
template<class T, int N> struct St { static_assert(hsb(N), "x"); static constexpr u32 w = pop(N); static_assert(hsb(sizeof(T))); static_assert(hsb(T())); };
