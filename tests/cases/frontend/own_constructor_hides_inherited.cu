// A constructor hides one with the same parameters that a using-declaration names; it redeclares nothing of the base.
struct rt { explicit rt(const char *); explicit rt(int); rt(const rt &); virtual ~rt(); };
struct be : rt { using rt::rt; virtual void set() const = 0; };
struct ce : be { using be::be; ce() : ce("") {} void set() const override; };
struct rce : ce { using ce::ce; rce() : rce("") {} void set() const override; };
struct q1 : ce { using ce::ce; };
struct q2 : ce { };
struct no : rt { no(int); no() = delete; no(int *) = delete; no(long, ...) = delete; };
struct ok : no { ok(int *); using no::no; ok() : no(1) {} ok(long, ...); };
template<class T> struct tn : T { using T::T; tn() : T(1) {} tn(int *) : T(1) {} };
void f() { throw rce(); }
void g() { throw ce(); }
void h() { q1 a; q2 b; throw q1(); }
void i(int *p) { ok a; ok b(p); ok c(1); ok d(1L, 2); tn<no> e; tn<no> f(p); tn<no> g(1); }
