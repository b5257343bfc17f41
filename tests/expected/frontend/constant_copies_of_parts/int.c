# 1 "constant_copies_of_parts.cu"
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
struct M { int d; constexpr M(int x = 1) : d(x) { } constexpr M(M &&o) : d(o.d) { (o.d) = 0; } constexpr M &operator=(M &&o) { (d) = (o.d); (o.d) = 0; return *this; } }; 
# 4
template< class A, class B> struct R { A in; B fun; }; 
# 5
struct Agg { M m; int k; }; 
# 6
struct Der : public M { using M::M;}; 
# 7
struct Expl { M m; int k; constexpr Expl(int a) : m(a), k(2) { } Expl(Expl &&) = default;Expl &operator=(Expl &&) = default;}; 
# 8
struct Arr { M m[2]; }; 
# 9
constexpr int t1() { Agg a{3, 4}; Agg b = static_cast< Agg &&>(a); return ((((a.m).d) * 100) + (((b.m).d) * 10)) + (b.k); } 
# 10
constexpr int t2() { R< M, int>  a{3, 4}; auto b = ((R< M, int> )(static_cast< R< M, int>  &&>(a))); return ((((a.in).d) * 100) + (((b.in).d) * 10)) + (b.fun); } 
# 11
constexpr int t3() { Expl a{3}; auto b = static_cast< Expl &&>(a); return ((((a.m).d) * 100) + (((b.m).d) * 10)) + (b.k); } 
# 12
constexpr int t4() { Der a{3}; auto b = static_cast< Der &&>(a); return ((a.d) * 100) + ((b.d) * 10); } 
# 13
constexpr int t5() { Arr a{{3, 4}}; auto b = static_cast< Arr &&>(a); return ((((((a.m)[0]).d) * 1000) + ((((a.m)[1]).d) * 100)) + ((((b.m)[0]).d) * 10)) + (((b.m)[1]).d); } 
# 14
constexpr int t6() { Agg a{3, 4}, b{5, 6}; (b = (static_cast< Agg &&>(a))); return ((((a.m).d) * 100) + (((b.m).d) * 10)) + (b.k); } 
# 15
constexpr int t7() { R< M, int>  a{3, 4}; R< M, int>  b(static_cast< R< M, int>  &&>(a)); return ((((a.in).d) * 100) + (((b.in).d) * 10)) + (b.fun); } 
# 16
constexpr int t8() { R< R< M, int> , int>  a{{3, 4}, 5}; auto b = static_cast< R< R< M, int> , int>  &&>(a); return (((((a.in).in).d) * 100) + ((((b.in).in).d) * 10)) + (b.fun); } 
# 17
static_assert((t1() == 34), "1");
# 18
static_assert((t2() == 34), "2");
# 19
static_assert((t3() == 32), "3");
# 20
static_assert((t4() == 30), "4");
# 21
static_assert((t5() == 34), "5");
# 22
static_assert((t6() == 34), "6");
# 23
static_assert((t7() == 34), "7");
# 24
static_assert((t8() == 35), "8");

# 1 "constant_copies_of_parts.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__afa2b9dd_27_constant_copies_of_parts_cu_fb23e23a_29569
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constant_copies_of_parts.cudafe1.stub.c"
#include "constant_copies_of_parts.cudafe1.stub.c"
# 1 "constant_copies_of_parts.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
