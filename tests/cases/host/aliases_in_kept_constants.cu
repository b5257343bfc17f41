// shows: alias templates in constants that are kept by what they refer to
// flags: -w --frandom-seed=7
// prelude: none
namespace s { template<class> struct P { static const bool value = true; typedef int type; enum { e }; template<class> struct q { static const int v = 1; }; };
template<class K> using ie = P<K*>; template<class K> using ie2 = typename P<K>::type;
template<class K> struct u { enum { a = ie<K>::value, b = P<K>::value }; int arr[ie<K>::value]; int bf : ie<K>::value; alignas(ie<K>::value) int c; static_assert(ie<K>::value, ""); void f() { int x[ie<K>::value]; switch (1) { case ie<K>::value: ; } typedef char y[ie<K>::value]; if (ie<K>::value) ; } decltype(ie<K>::value) d; typename P<decltype(ie<K>::value)>::type e; int g[sizeof(ie<K>)]; };
}
