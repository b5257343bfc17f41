// shows: objects made in constant expressions from casts to rvalue references are moved
// prelude: none
template<class T> constexpr T &&fw(T &x) { return static_cast<T &&>(x); } template<class T> constexpr T &&mv(T &x) { return static_cast<T &&>(x); }
struct HB { char h; constexpr HB(const char &x) : h(x) { } constexpr HB(const HB &) = default; constexpr HB(HB &&) = default; template<class U> constexpr HB(U &&u) : h(fw<U>(u)) { } };
struct TI : HB { typedef HB B; constexpr TI(const char &x) : B(x) { } constexpr TI(const TI &) = default; constexpr TI(TI &&x) : B(static_cast<B &&>(x)) { } };
constexpr int f1() { TI a('a'); TI e(mv(a)); return 1; } constexpr int f2() { TI a('b'); TI e(static_cast<TI &&>(a)); return e.h; } constexpr int f3() { HB a('c'); HB e(static_cast<HB &&>(a)); return e.h; }
constexpr int f4() { HB a('d'); HB e(mv(a)); return e.h; } constexpr int f5() { TI a('e'); HB e(static_cast<HB &&>((HB &)a)); return e.h; } constexpr int f6() { TI a('f'); HB e(static_cast<HB &&>(a)); return e.h; }
constexpr int r1 = f1(), r2 = f2(), r3 = f3(), r4 = f4(), r5 = f5(), r6 = f6(); static_assert(r2 == 'b' && r3 == 'c' && r4 == 'd' && r5 == 'e' && r6 == 'f', "");
