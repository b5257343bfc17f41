// prelude: none
// Lists for arrays, objects that begin members whose braces are left out, constants, inherited constructors and others.
int f(const int (&)[2]);
char f(const int (&)[3]);
static_assert(sizeof(f({})) == 4 && sizeof(f({1, 2})) == 4 && sizeof(f({1, 2, 3})) == 1, "");
struct A { A(); ~A(); };
A a();
struct B { A a; bool b; };
void g() { B x[] = {a(), true, a()}; static_assert(sizeof(x) == 2 * sizeof(B), ""); }
typedef float Four __attribute__((vector_size(16)));
Four four;
Four other{four};
constexpr float pi = 3.14f;
extern const float pi;
class Hidden { protected: Hidden(); virtual void f(); };
struct Shown : Hidden { Shown() : Hidden{} {} };
struct Any { constexpr Any(...) {} };
struct Heir : Any { using Any::Any; };
Heir heir(0);
struct Empty { Empty() = default; Empty(const Empty &) {} };
template <class T> struct Wrap { Wrap() = default; Wrap(const Wrap &) = default; T t; };
Wrap<const Empty> wrap() { return Wrap<const Empty>(); }
struct Fixed { Fixed(Fixed &&) = delete; };
template <class T> struct Maybe { Fixed m; template <class U> Maybe(Maybe<U> &&); };
void take(Maybe<int> &&x) { Maybe<int> y{(Maybe<int> &&)x}; }
enum E : char { e };
int p(char);
void p(int);
int q(char);
void q(long);
int r = p(e) + q(e);
struct S { enum { X = 1 }; struct T { enum F : int; }; };
enum S::T::F : int { Y = X };
void h(S *s) { s->decltype(S())::~S(); }
int length(const char *s) { return ::__builtin_strlen(s); }
template <int I> struct V {};
class W { static const int i = 3; public: V<W::i> *f(); };
V<W::i> *W::f() { return 0; }
