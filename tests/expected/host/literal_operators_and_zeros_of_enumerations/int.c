# 1 "literal_operators_and_zeros_of_enumerations.cu"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
# 1

#pragma GCC diagnostic ignored "-Wattributes"
#pragma GCC diagnostic push
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"
# 1
#pragma GCC diagnostic ignored "-Wunused-function"
# 1
static char __nv_inited_managed_rt = 0; static void **__nv_fatbinhandle_for_managed_rt; static void __nv_save_fatbinhandle_for_managed_rt(void **in){__nv_fatbinhandle_for_managed_rt = in;} static char __nv_init_managed_rt_with_module(void **); static inline void __nv_init_managed_rt(void) { __nv_inited_managed_rt = (__nv_inited_managed_rt ? __nv_inited_managed_rt                 : __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));}
# 1
#pragma GCC diagnostic pop
# 1
#pragma GCC diagnostic ignored "-Wunused-variable"

# 1
#define __nv_is_extended_device_lambda_closure_type(X) false
#define __nv_is_extended_host_device_lambda_closure_type(X) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false
#if defined(__nv_is_extended_device_lambda_closure_type) && defined(__nv_is_extended_host_device_lambda_closure_type)&& defined(__nv_is_extended_device_lambda_with_preserved_return_type)
#endif

# 1
# 4
namespace std { template< class C> struct bsv { const C *p; unsigned long n; constexpr bsv(const C *q, unsigned long k) : p(q), n(k) { } constexpr C operator[](unsigned long i) const { return (p)[i]; } }; using sv = bsv< char> ; constexpr sv operator ""_sv(const char *s, unsigned long n) { return sv(s, n); } constexpr int operator ""_i(unsigned long long v) { return v; } }
# 5
using namespace std;template< class A, class B> constexpr bool match(A a, B b) { return true; } template< class A> constexpr bool m1(A a) { return true; } constexpr bool m2(std::sv a) { return true; } constexpr bool m3(int) { return true; } constexpr bool m4(const std::sv &) { return true; } 
# 6
static_assert(match("a"_sv, 1), "");static_assert(m1("a"_sv), "");static_assert(m2("b"_sv), "");static_assert(m3(3_i));static_assert(((!match("a"_sv, "b"_sv)) == 0));static_assert(m4("x"_sv));static_assert(m1(std::sv("x", 1)));static_assert(m1(std::sv{"x", 1}));
# 7
enum class errc { a = 1}; enum ue { ue1 = 1}; struct res { errc ec; ue u; int i; const char *p; double d; bool b; }; void er() { res r; (r.ec) = ((errc)0); (r.ec) = ((errc)0); (r.ec) = errc(); (r.u) = ((ue)0); (r.u) = ((ue)0); (r.i) = 0; (r.i) = 0; (r.p) = ((const char *)0LL); (r.d) = (0.0); (r.d) = (0.0); (r.b) = false; } template< class T> void ert(T t) { res r; (r.ec) = ((errc)0); (r.ec) = ((errc)0); (r.ec) = errc(); (r.u) = ((ue)0); (r.u) = ((ue)0); (r.i) = 0; (r.i) = 0; (r.p) = ((const char *)0LL); (r.d) = (0.0); (r.d) = (0.0); (r.b) = false; (t.x) = ((errc)0); (t.ec) = {}; errc q; q = ((errc)0); q = ((errc)0); } template< class T> struct ers { res r; void f() { ((r).ec) = ((errc)0); ((r).ec) = ((errc)0); ((r).ec) = errc(); } static res g() { res q; (q.ec) = ((errc)0); return q; } }; 

# 1 "literal_operators_and_zeros_of_enumerations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__eaa13302_46_literal_operators_and_zeros_of_enumerations_cu__Z2erv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "literal_operators_and_zeros_of_enumerations.cudafe1.stub.c"
#include "literal_operators_and_zeros_of_enumerations.cudafe1.stub.c"
# 1 "literal_operators_and_zeros_of_enumerations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
