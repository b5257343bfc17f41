// shows: what is referenced and not defined, scope by scope
// prelude: none

constexpr int ub(int);
constexpr int ua(int);
constexpr int ua(long);
inline int uc(int);
constexpr int ub(long);
constexpr int ua(char);
static int s1(int);
static int s2(int);
static int s2(long);
static int s1(long);
static int n1() { return 1; }
static int n2(int);
int u = ub(1) + ub(1L) + ua('c') + ua(1) + ua(1L) + uc(2) + s1(1) + s1(1L) + s2(1L) + s2(1);
namespace N { static int q1() { return 1; } static int v1 = 3; inline int q2(); static int q3(); struct M { inline int m(); inline int m(int); } mm; inline int q4(); namespace { int vv = 3; int ff() { return 1; } } }
static int v2 = 4;
int u2 = N::q2() + N::q3() + N::mm.m() + N::q4() + N::mm.m(2);
static int n3() { return 1; }
struct K { inline int a(int); inline int b(); inline int a(); inline int a(char); };
int u3 = K().a() + K().a(1) + K().b() + K().a('c');
template<class T> int dep(T t) { return n2(t) + ub(t); }
// 821 / 114
template<class T> struct S {
  static void in(T);
};
static int alone(int);
static int alone2(int);
inline int inl(int);
inline int inl2(int);
namespace { int un(int); int un2(int); struct XX { struct Y { static int sf(); static int sg(); int mf(); }; static int sh(); }; }
template<class T> int use1(T t) { return alone(t) + inl(t) + un(t); }
template<class T> int use2(T t) { return alone2(t) + inl2(t) + un2(t); }
int kq = use2(1);
int kk = XX::Y::sf() + XX::sh() + XX::Y().mf();
