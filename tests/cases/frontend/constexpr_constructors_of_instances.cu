// prelude: none
struct NL { NL(); NL(const NL &); ~NL(); };
struct P { int z; P(int); constexpr P() : z(1) {} };
template<class T> struct T1 { int x; constexpr T1() {} };              struct Q1 { T1<int> a; constexpr Q1() {} };
template<class T> struct T2 { P p; constexpr T2() : p(3) {} };         struct Q2 { T2<int> a; constexpr Q2() {} };
template<class T> struct T3 { constexpr T3(T t = T()) {} };            struct Q3 { T3<NL> a; constexpr Q3() {} };
template<class T> struct T5 { P p = 3; constexpr T5() {} };            struct Q5 { T5<int> a; constexpr Q5() {} };
template<class T> struct T6 : P { constexpr T6() : P(3) {} };          struct Q6 { T6<int> a; constexpr Q6() {} };
template<class T> struct T7 : T { constexpr T7() {} };                 struct Q7 { T7<NL> a; constexpr Q7() {} };
template<class T> struct T8 { T p; constexpr T8() : p(3) {} };         struct Q8 { T8<P> a; constexpr Q8() {} };
template<class T> struct T9 { T p; constexpr T9() {} };                struct Q9 { T9<int> a; constexpr Q9() {} };
template<class T> struct Ta { T p[4]; constexpr Ta() {} };             struct Qa { Ta<int> a; constexpr Qa() {} };
template<class T> struct Tb { T p; constexpr Tb() { p = 3; } };        struct Qb { Tb<int> a; constexpr Qb() {} };
template<class T> struct Tc { T1<T> p; constexpr Tc() { } };           struct Qc { Tc<int> a; constexpr Qc() {} };
template<class T> struct Te { int x; constexpr Te() {} };              struct Qe { Te<int> a; constexpr Qe() : a() {} };
template<class T> struct Tf { int x; constexpr Tf() {} };              struct Qf : Tf<int> { constexpr Qf() {} };
template<class T> struct Tg { int x; constexpr Tg() {} };              template<class T> struct Qg { Tg<int> a; constexpr Qg() {} }; Qg<int> qg;
template<class T> struct Th { int x; template<class U> constexpr Th(U u) {} constexpr Th() : Th(3) {} };  struct Qh { Th<int> a; constexpr Qh() {} };
