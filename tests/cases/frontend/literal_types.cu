// shows: literal types
// flags: --c++17
// prelude: none
struct T1 { T1() = default; explicit T1(int); int x; };
constexpr T1 f1(T1 x) { return x; }
struct T2 { T2() = default; explicit T2(int); private: int x; };
constexpr T2 f2(T2 x) { return x; }
struct T3 { T3(int); int x; };
constexpr T3 f3(T3 x) { return x; }
struct T4 { T4(int); T4(const T4&) = default; int x; };
constexpr T4 f4(T4 x) { return x; }
class T5 { int x; };
constexpr T5 f5(T5 x) { return x; }
class T6 { T6() = default; int x; };
constexpr T6 f6(T6 x) { return x; }
struct T7 : T3 { };
constexpr T7 f7(T7 x) { return x; }
struct T8 : T3 { using T3::T3; };
constexpr T8 f8(T8 x) { return x; }
struct T9 { T1 a; T9(int); };
constexpr T9 f9(T9 x) { return x; }
struct T10 { T10() {} int x; };
constexpr T10 f10(T10 x) { return x; }
struct T11 { T11(); T3 x; };
constexpr T11 f11(T11 x) { return x; }
struct T15 { volatile int x; };
constexpr T15 f15(T15 x) { return {}; }
union T16 { int a; float b; T3 c; };
constexpr T16 f16(T16 x) { return {}; }
struct T17 { T3 c; };
constexpr T17 f17(T17 x) { return {1}; }
union T18 { T3 c; T18(); };
constexpr T18 f18(T18 x) { return {}; }
struct T19 { template<class T> constexpr T19(T); T3 *p; };
constexpr T19 f19(T19 x) { return x; }
struct T20 { T20(T20&&) = default; constexpr T20(const T20&); };
constexpr int f20(T20 x) { return 1; }
struct T21 { T21() = delete; T21(int) = delete; };
constexpr int f21(T21 x) { return 1; }
struct T22 { protected: ~T22() = default; public: T22(int); };
constexpr int f22(T22& x) { return 1; }
struct T23 { ~T23() {} };
constexpr int f23(T23 x) { return 1; }
struct T24 { T23 x; ~T24() = default; };
constexpr int f24(T24 x) { return 1; }
struct T25 { ~T25() = delete; };
constexpr int f25(const T25* x) { return 1; }
enum class E { a }; constexpr E f26(E e) { return e; }
constexpr void f27(void(*)(T3)) { }
