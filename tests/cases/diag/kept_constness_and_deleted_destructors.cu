// shows: casts that lose qualifiers below the first level, destructors that override deleted ones, names used twice, and
// arguments that no ellipsis takes
// prelude: none
struct M {}; struct N {};
void casts(char **p, const char **q, const char ***r, const long M::*m, long *M::*n, const char (**a)[2], const char *const *k) {
    (void)reinterpret_cast<const char **>(p); (void)reinterpret_cast<char **>(q); (void)reinterpret_cast<long ***>(r);
    (void)reinterpret_cast<long N::*>(m); (void)reinterpret_cast<const long *M::*>(n); (void)reinterpret_cast<char (**)[2]>(a);
    (void)reinterpret_cast<long *&>(*q); (void)reinterpret_cast<void *>(r); (void)reinterpret_cast<const long *const *>(p);
    (void)reinterpret_cast<const void *const *>(k); (void)reinterpret_cast<const long N::*>(m); (void)reinterpret_cast<long>(k);
}
struct Gone { virtual ~Gone() = delete; };
struct Back : Gone { ~Back(); };
struct Silent : Gone {};
class Shy { ~Shy(); };
struct Holds { Shy s; virtual ~Holds() = default; };
struct Tries : Holds { ~Tries(); };
struct Implied : Holds { int i; };
struct Knows { virtual ~Knows() = default; };
struct Works : Knows { ~Works(); };
namespace From { struct T {}; int v; enum { e }; enum F { f1 }; void f(); typedef int I; }
namespace Into { struct T {}; int v; using From::T; using From::v; using From::e; using From::e; using From::I; typedef int I; }
using From::T; using From::T; using From::v; using From::v;
void twice() { using From::v; using From::v; using From::e; using From::e; using From::f; using From::f; using From::T; using From::T; using From::f1; using From::f1; }
void over() { struct T {}; using From::T; int v; { using From::v; } }
void any(...); int text(const char *, ...); void nothing();
void pass() { any({1}); text("", {2, 3}); any(nothing()); text("", nothing(), 1); any(M{}); any(From::T{}, 1); }
template<class T> void passes() { any({}); any(T{}); }
