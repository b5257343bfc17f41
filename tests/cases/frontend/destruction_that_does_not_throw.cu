// prelude: none
// flags: --c++17
// Deallocation functions do not throw, elements are destroyed only if making one of them may fail, and the layouts that
// follow from repeated bases and packed members.
struct Frees { void operator delete(void *); void operator delete[](void *) noexcept(false); } frees;
void operator delete(void *, float);
static_assert(noexcept(Frees::operator delete(0)) && noexcept(operator delete(0, 0.f)));
static_assert(noexcept(delete &frees) && !noexcept(delete[] &frees));
struct Throws { ~Throws() noexcept(false); } throws;
static_assert(!noexcept(delete &throws));
struct Private { private: ~Private(); };
void make() { (void)new Private[3]; }
struct Empty {};
struct One : Empty {};
struct Two : Empty {};
struct Twice : One, Two {};
static_assert(!__is_standard_layout(Twice) && __is_standard_layout(One));
struct __attribute__((packed)) Packed { char c; int i; } packed;
static_assert(__alignof__(packed.i) == 1);
typedef int __attribute__((aligned(16))) Aligned;
template<class> using Alias = Aligned;
static_assert(alignof(Alias<void>) == 16);
void closure() { auto l = [] {}; static_assert(!__has_trivial_constructor(decltype(l))); }
static_assert(__builtin_strncmp(0, 0, 0) == 0 && __builtin_memcmp(0, 0, 0) == 0);
class Tag {};
class Base { protected: void f(int); static void f(Tag); };
class Derived : Base { static void take() { void (*p)(Tag) = &Base::f; (void)p; } };
struct Flexible { int n; Derived *d[0]; struct Needs { Needs(int); } none[0]; Flexible() : n(0) {} };
