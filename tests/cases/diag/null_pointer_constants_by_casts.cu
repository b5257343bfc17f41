// shows: what is a null pointer constant: characters and casts of literals too, in comparisons `false`; pointers to members have no order
// prelude: none
typedef decltype(nullptr) N; bool b; int *p; constexpr int z = 0; enum E { A }; struct B {}; int B::*mp; void (B::*mf)();
template<class T, class U> struct same { static const bool v = false; }; template<class T> struct same<T, T> { static const bool v = true; };
#define C(e, t) static_assert(same<decltype(e), t>::v, #e)
C(1 ? 0 : nullptr, N); C(b ? nullptr : 0, N); C(b ? 0L : nullptr, N); C(b ? p : nullptr, int*); C(b ? mp : 0, int B::*); C(b ? (int)0 : nullptr, N);
int *p1 = (int)0; int *p2 = '\0'; int *p3 = int(); int *p4 = int{}; int *p5 = static_cast<long>(false); int *p6 = (int)A; int *p7 = (int)0.5; int *p8 = (unsigned char)256; int *p9 = true ? 0 : 1; N n1 = (char)0; N n2 = L'\0'; int B::*m1 = int(0);
int *q1 = 1 - 1; int *q2 = +0; int *q3 = false; int *q4 = (bool)0; int *q5 = A; int *q6 = z; int *q7 = (int)z; int *q8 = (int)1; int *q9 = b ? 0 : 0; N r1 = false; N r2 = (float)0;
auto a1 = 0 == nullptr; auto a2 = (int)0 != nullptr; auto a3 = p == false; auto a4 = (bool)0 == p; auto a5 = p < false; auto a6 = nullptr == false; auto a7 = mp == false; auto a8 = p == true; auto a9 = 1 - 1 == p;
auto c1 = mp < mp; auto c2 = mp < 0; auto c3 = 0 < mp; auto c4 = mf > 0; auto c5 = nullptr < mp; auto c6 = mp + 1; auto c7 = mp - mp; auto c8 = p < mp;
void o(int*); void o2(int*); void o2(long); void t() { o((int)0); o('\0'); o2(int()); p = '\0'; } int *r() { return (int)0; }
template<class T> T *tr() { T *a = T(); T *c = (T)0; return static_cast<T>(0); }
template int *tr<int>(); template char *tr<char>();
