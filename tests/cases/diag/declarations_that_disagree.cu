// shows: names that are declared again as something else, or with other specifiers
// prelude: none
struct S1 {}; enum S1 {};
enum S2 {}; struct S2 {};
struct S3 {}; typedef int S3;
typedef int T1; using T1 = char;
using T2 = int; typedef float T2;
template<class X> struct TS2; struct TS2 {};
struct TS3 {}; template<class X> struct TS3;
template<class X> struct TS4; template<class X, class Y> struct TS4;
template<class X> void TS5(); template<class X> struct TS5;
void f1() { int y; int y(); }
void f2() { int y; struct y {}; y = 1; }
void f3() { int y; typedef int y; }
void f4(int p) { int p(); }
struct M1 { int m; void m(); };
struct M2 { void m(); int m; };
struct M3 { typedef int m; int m; };
struct M4 { struct m {}; int m; };
struct M5 { int m; struct m {}; };
struct M6 { enum { m }; int m; };
namespace N1 {} struct N1 {};
namespace N2 {} int N2;
int N3; namespace N3 {}
struct N4 {}; namespace N4 {}
namespace N5 {} namespace N5a = N5; namespace N5a { }
namespace N6 {} namespace N6a = N6; void N6a();
namespace N7 {} void N7();
void N8(); namespace N8 {}
namespace N9 {} typedef int N9;
namespace NA {} template<class T> struct NA;
extern "C" void ed(int); void ed(int);
void ee(); extern "C" void ee();
extern "C" int ef; int ef; 
constexpr void cf(); void cf() {}
void cg(); constexpr void cg() {}
constexpr int ch(int); int ch(int);
struct CM { constexpr int a(); int b(); }; int CM::a() { return 1; } constexpr int CM::b() { return 1; }
template<class T> constexpr void ct(); template<class T> void ct() {}
thread_local int tl; extern int tl;
extern thread_local int tm; int tm;
extern int tn; thread_local int tn;
static thread_local int to; 
struct W { static int s; static int s2; }; int W::s; float W::s = 1;
float W::s2;
int v1; int v1();
int v2(); int v2;
int v3; typedef int v3;
typedef int v4; int v4;
typedef int v5; void v5();
void v6(); typedef int v6;
enum v7 { v7a }; int v7a;
int v8; enum { v8 };
void v9(int); void v9(int) = delete;
int va(); float va();
int vb(int); int vb(const int);
int vc(int[]); int vc(int *);
void vd(int) noexcept; void vd(int);
void ve(int); void ve(int) noexcept;
template<class T> void vf(T); template<class T> int vf(T);
template<class T> void vg(T) {} template<class U> void vg(U) {}
inline int vh; int vh;
int vi; inline int vi;
static void vj(); void vj(); extern void vj();
void vk(); static void vk();
static int vl; extern int vl;
extern int vm; static int vm;
int vn[]; int vn[3]; int vn[4];
int vo[2]; extern int vo[];
extern const int vp; int vp;
extern int *vq; extern const int *vq;
void vr(int a = 1); void vr(int a = 1);
void vs(int a, int b = 1); void vs(int a = 2, int b);
void vt(int a = 1); void vt(int b) { } void u1() { vt(); }
template<class T = int> struct DA; template<class T = int> struct DA;
template<class T> struct DB; template<class T = int> struct DB; DB<> *db;
template<class T = int, class U> struct DC;
template<class T = int, class U> void dd();
template<class... T, class U> struct DE;
template<int N = 1, int M> int df = 1;
class ca; struct ca; union ca;
struct cd { enum e : int; enum e : char; };
struct ce; typedef ce ce; typedef struct ce ce; typedef int ce;
struct cq { void f(); int f(); static void f(); void f() const; void f() &; };
struct cs { int x, x; int y; float y; static int y; };
struct ct1 { ct1(); ct1(); ~ct1(); ~ct1(); operator int(); operator int(); ct1(int); ct1(const int); };
struct cu { friend void fu(int = 1); void g(); }; void fu(int); void cu::g() const {} void cu::g(int) {} int cu::h() {} cu::cu(int) {} cu::~cu() {} int cu::x = 1; void cu::g() {} void cu::g() {}
