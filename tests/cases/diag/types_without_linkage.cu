// Functions declared with types that other units cannot name are defined here ([basic.link]).
struct { int x; } anon;
typedef decltype(anon) NA;
auto lam = [] {};
enum { e1 } en;
NA &a3();
void a4(NA*);
void a5(NA &, int);
decltype(en) a7();
void a9(decltype(lam) *);
extern "C" NA b1();
static NA b2();
namespace { NA b3(); }
struct S { NA b4(); static NA b6(NA); virtual NA b7(); };
void c7(NA (*)());
typedef struct { int q; } Named;
Named c9();
NA z1();
NA z2();
void use() { a3(); a4(0); a5(anon, 1); a7(); a9(0); b1(); b2(); b3(); S s; s.b4(); S::b6(anon); s.b7(); c7(0); c9(); z1(); z2(); }
NA z1() { return anon; }
