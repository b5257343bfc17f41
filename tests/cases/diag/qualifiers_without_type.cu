// prelude: none
// Qualifiers without a type stand for int. A name that nothing declares is a type behind them where a declarator follows.
template <class T> struct Box { T *operator->(); int v; };
Box<const> none_a;
Box<const, int> none_b;
int none_c = sizeof(const);
int none_d = (const)3;
auto none_e = static_cast<volatile const>(3);
using none_f = const volatile;
Box<const *> none_g;
Box<const Missing> name_a;
typedef const Missing name_b;
int name_c = sizeof(const Missing);
Box<const Missing *> name_d;
Box<volatile Missing> name_e;
Box<const Missing, int> name_f;
Box<const scope::Missing> name_g;
auto name_h = static_cast<const Missing>(3);
auto name_i = static_cast<const Missing *>(0);
using name_j = const Missing;
using name_k = const Missing *;
auto name_l = (const Missing *)0;
auto name_m = (const Missing)0;
void parameter_a(const);
void parameter_b(const, int);
void parameter_c(const x);
void parameter_d(const *p);
void parameter_e(const &);
void parameter_f(const Missing, int);
void parameter_g(const Missing = 3);
void parameter_h(const Missing[]);
template <class T> void parameter_i(const Missing, T);
struct S { void f(const Missing); S(const Missing); };
void parameter_j(volatile Missing q, const Missing &r, const Missing s);
void box_a(Box<const Missing> e, int);
struct Member { Box<const Missing> m; void f(Box<const Missing>); };
template <class T> void box_b(Box<const Missing> e, T *) { e->x(); e.v = 3; }
int box_c() { Box<const Missing> q; return sizeof(Box<const Missing>); }
template <class T> struct Inner { Box<const Missing> m; };
