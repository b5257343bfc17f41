// prelude: none
// shows: what constexpr operators and calls give is kept as a constant, and objects that they are called for
// flags: --c++17
struct F { int a; };
constexpr F cfv{}; constexpr int ci = 1;
struct CF { constexpr const F& operator=(const F& x) const { return x; } constexpr const F& operator+(const F& x) const { return x; }
 constexpr const int& operator-(int) const { return ci; }
 constexpr int operator*(int) const { return ci; }
 constexpr F operator<<(int) const { return F{}; }
 constexpr const F* operator>>(int) const { return &cfv; }
 constexpr operator int() const { return 1; }
 }; constexpr CF cf{}; 
constexpr CF mk() { return CF(); }
constexpr int x1 = mk() - 1; const int x2 = mk() - 1; int x3 = mk() - 1; constexpr int x4 = (mk() - 1) + 1; const int x5 = (mk() - 1) + 1; int x6 = (mk() - 1) + 1;
constexpr int y1 = mk() * 1; const int y2 = mk() * 1; int y3 = mk() * 1; constexpr int y4 = (mk() * 1) + 1; const int y5 = (mk() * 1) + 1; int y6 = (mk() * 1) + 1;
constexpr F z1 = mk() << 1; const F z2 = mk() << 1; F z3 = mk() << 1; constexpr F z4 = mk() + cfv; const F z5 = mk() + cfv; F z6 = mk() + cfv;
constexpr const F* p1 = mk() >> 1; const F* p2 = mk() >> 1; constexpr const F* p3 = (mk() >> 1) + 0; const F* p4 = &(mk() >> 1)[0]; constexpr const F& p5 = *(mk() >> 1); constexpr int p6 = (mk() >> 1)->a; int p7 = (mk() >> 1)->a;
constexpr bool q1 = (mk() >> 1) == &cfv; bool q2 = (mk() >> 1) == &cfv; constexpr bool q3 = &(mk() + cfv) == &cfv; const bool q4 = &(mk() + cfv) == &cfv; bool q5 = &(mk() + cfv) == &cfv;
constexpr const F& r1 = mk() + cfv; const F& r2 = mk() + cfv; const int& r3 = (mk() + cfv).a; int r4 = (mk() + cfv).a; constexpr int r5 = (mk() + cfv).a; const int r6 = (mk() + cfv).a;
void f() {
constexpr int x1 = mk() - 1; const int x2 = mk() - 1; int x3 = mk() - 1; constexpr int x4 = (mk() - 1) + 1; const int x5 = (mk() - 1) + 1; int x6 = (mk() - 1) + 1;
constexpr F z1 = mk() << 1; const F z2 = mk() << 1; F z3 = mk() << 1; constexpr F z4 = mk() + cfv; const F z5 = mk() + cfv; F z6 = mk() + cfv;
constexpr const F* p1 = mk() >> 1; const F* p2 = mk() >> 1; constexpr const F* p3 = (mk() >> 1) + 0; const F* p4 = &(mk() >> 1)[0]; constexpr const F& p5 = *(mk() >> 1); constexpr int p6 = (mk() >> 1)->a; int p7 = (mk() >> 1)->a;
constexpr const F& r1 = mk() + cfv; const F& r2 = mk() + cfv; const int& r3 = (mk() + cfv).a; int r4 = (mk() + cfv).a; constexpr int r5 = (mk() + cfv).a; const int r6 = (mk() + cfv).a;
constexpr bool q1 = (mk() >> 1) == &cfv; bool q2 = (mk() >> 1) == &cfv; constexpr bool q3 = &(mk() + cfv) == &cfv; const bool q4 = &(mk() + cfv) == &cfv; bool q5 = &(mk() + cfv) == &cfv;
}
struct S {
static constexpr int x1 = mk() - 1; static const int x2 = mk() - 1; int x3 = mk() - 1; static constexpr int x4 = (mk() - 1) + 1; static const int x5 = (mk() - 1) + 1; int x6 = (mk() - 1) + 1;
static constexpr F z1 = mk() << 1; const F z2 = mk() << 1; F z3 = mk() << 1; static constexpr F z4 = mk() + cfv; const F z5 = mk() + cfv; F z6 = mk() + cfv;
static constexpr const F* p1 = mk() >> 1; const F* p2 = mk() >> 1; static constexpr const F* p3 = (mk() >> 1) + 0; static constexpr const F& p5 = *(mk() >> 1); static constexpr int p6 = (mk() >> 1)->a;
static constexpr const F& r1 = mk() + cfv; const F& r2 = mk() + cfv; const int& r3 = (mk() + cfv).a; int r4 = (mk() + cfv).a; static constexpr int r5 = (mk() + cfv).a; static const int r6 = (mk() + cfv).a;
static constexpr bool q1 = (mk() >> 1) == &cfv; bool q2 = (mk() >> 1) == &cfv; static constexpr bool q3 = &(mk() + cfv) == &cfv; static const bool q4 = &(mk() + cfv) == &cfv; bool q5 = &(mk() + cfv) == &cfv;
static inline const F& s1 = mk() + cfv; static inline int s2 = mk() - 1; static inline const int s3 = (mk() - 1) + 1;
};
template<class T> struct TS {
static constexpr const F* p1 = mk() >> 1; const F* p2 = mk() >> 1; static constexpr const F* p3 = (mk() >> 1) + 0; static constexpr const F& p5 = *(mk() >> 1); static constexpr int p6 = (mk() >> 1)->a;
static constexpr const F& r1 = mk() + cfv; const F& r2 = mk() + cfv; const int& r3 = (mk() + cfv).a; int r4 = (mk() + cfv).a; static constexpr int r5 = (mk() + cfv).a; static const int r6 = (mk() + cfv).a;
static constexpr bool q1 = (mk() >> 1) == &cfv; bool q2 = (mk() >> 1) == &cfv; static constexpr bool q3 = &(mk() + cfv) == &cfv; static const bool q4 = &(mk() + cfv) == &cfv; bool q5 = &(mk() + cfv) == &cfv;
};
