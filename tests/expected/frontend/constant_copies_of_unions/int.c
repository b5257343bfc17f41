# 1 "constant_copies_of_unions.cu"
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
# 3
union U { char c; int i; constexpr U() : c() { } constexpr U(int x) : i(x) { } U(const U &) = default;U(U &&) = default;U &operator=(const U &) = default;U &operator=(U &&) = default;}; 
# 4
struct M { int d; constexpr M(int x = 1) : d(x) { } constexpr M(M &&o) : d(o.d) { (o.d) = 0; } M &operator=(M &&) = default;}; 
# 5
struct S { U u; M m; constexpr S(int x) : u(x), m(x) { } S(S &&) = default;S &operator=(S &&) = default;}; 
# 6
struct A { union { int a; long b; }; M m; constexpr A(int x) : a(x), m(x) { } A(A &&) = default;}; 
# 7
constexpr int f() { S s(3); S t = static_cast< S &&>(s); return ((((t.u).i) * 100) + (((t.m).d) * 10)) + ((s.m).d); } 
# 8
static_assert((f() == 330), "1");
# 9
constexpr int g() { S s(3), t(4); t = (static_cast< S &&>(s)); return ((((t.u).i) * 100) + (((t.m).d) * 10)) + ((s.m).d); } 
# 10
static_assert((g() == 333), "2");
# 11
constexpr int h() { A s(3); A t = static_cast< A &&>(s); return (((t.a) * 100) + (((t.m).d) * 10)) + ((s.m).d); } 
# 12
static_assert((h() == 330), "3");
# 13
constexpr int k() { S s[2] = {3, 4}; S t = static_cast< S &&>(s[1]); U u = t.u; U v = static_cast< U &&>(u); return ((v.i) * 10) + (((s[1]).m).d); } 
# 14
static_assert((k() == 40), "4");

# 1 "constant_copies_of_unions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__50122469_28_constant_copies_of_unions_cu_606583d7_28278
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constant_copies_of_unions.cudafe1.stub.c"
#include "constant_copies_of_unions.cudafe1.stub.c"
# 1 "constant_copies_of_unions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
