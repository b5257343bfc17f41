// prelude: none
// shows: GNU vectors whose elements or size depend on template parameters, and what operators on vectors give.
template<class A, class B> struct same { static const bool value = false; };
template<class A> struct same<A, A> { static const bool value = true; };
typedef int ints __attribute__((vector_size(16)));
typedef unsigned uints __attribute__((vector_size(16)));
typedef float floats __attribute__((vector_size(16)));
typedef double doubles __attribute__((vector_size(16)));
typedef long longs __attribute__((vector_size(16)));
typedef short shorts __attribute__((vector_size(16)));
typedef char chars __attribute__((vector_size(16)));

template<class T, int N> struct sized { typedef T type __attribute__((vector_size(N * sizeof(T)))); };
template<class T> struct fixed { typedef T type __attribute__((vector_size(16))); };
template<class T, int N> struct standard { using type [[gnu::vector_size(N * sizeof(T))]] = T; };
template<class T, int N> struct member { T value __attribute__((vector_size(N * sizeof(T)))); };
static_assert(same<sized<int, 4>::type, ints>::value, "");
static_assert(same<fixed<float>::type, floats>::value, "");
static_assert(same<standard<int, 4>::type, ints>::value, "");
static_assert(sizeof(member<int, 8>) == 32, "");
template<class T, int N> T first()
{
    typedef T type __attribute__((vector_size(N * sizeof(T))));
    type all = {};
    return all[0];
}
int of_first = first<int, 4>();

ints a, b; uints u; floats f; doubles d; longs l; shorts s; chars c; int i; short n;
static_assert(same<decltype(a == b), ints>::value, "");
static_assert(same<decltype(u < u), ints>::value, "");
static_assert(same<decltype(f != f), ints>::value, "");
static_assert(same<decltype(d >= d), longs>::value, "");
static_assert(same<decltype(s > s), shorts>::value, "");
static_assert(same<decltype(c <= c), chars>::value, "");
static_assert(same<decltype(!f), ints>::value, "");
static_assert(same<decltype(a && b), ints>::value, "");
static_assert(same<decltype(a + u), uints>::value, "");
static_assert(same<decltype(a + i), ints>::value, "");
static_assert(same<decltype(s + n), shorts>::value, "");
static_assert(same<decltype(1 + a), ints>::value, "");
static_assert(same<decltype(f * 2.5), floats>::value, "");
static_assert(same<decltype(f + 1), floats>::value, "");
static_assert(same<decltype(a == b ? f : f), floats>::value, "");
static_assert(same<decltype(a ? 1 : 2), ints>::value, "");
static_assert(same<decltype(~a), ints>::value, "");
void overloaded(ints); void overloaded(floats);
void use()
{
    overloaded(a);
    overloaded(f);
    a = a == b;
    a = u;
    a += 1;
    a <<= 1;
    f *= 2.0;
    f = (floats)a;
    l = (longs)d;
    a[0] = 1;
    a[i]++;
}
