# 1 "constants_beside_open_operands.cu"
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
template< class T> struct NL { static const bool b = true; static constexpr inline int i = 2; }; 
# 5
template< class T, class U, int N> struct P2 { static constexpr inline bool q1 = ((NL< T> ::b || 0) || (0)); static const bool q2 = ((NL< T> ::b || 0) || (0)); enum { e1 = (NL< T> ::b || 0) || (0), e2 = (!NL< T> ::b) && (1), e3 = NL< T> ::b && 1, e4 = (N) || (0), e5 = (N == 1) || (0), e6 = (N == 1) == 0, e7 = (NL< T> ::i + 1) || 0, e8 = (NL< T> ::i < 1) || (0), e9 = (NL< T> ::i < 1) + 1, e10 = (!NL< T> ::b) + 1, e11 = (!NL< T> ::b) == 0, e12 = (0) || (!NL< T> ::b), e13 = ('a') && (NL< T> ::b || 0), e14 = (NL< T> ::b || 0) || (1L), e15 = (NL< T> ::b || 0) || true, e16 = (NL< T> ::b || 0) || (N), e17 = (NL< T> ::b || 0) || (sizeof(T)), e18 = (NL< T> ::b || 0) && (1 + 1), e19 = (NL< T> ::b || 0) == 1, e21 = (NL< T> ::b || 0) || (0), e22 = (NL< T> ::i > 1) || (0), e23 = (N + 1) || (0), e24 = ((bool)N) || (0), e25 = ((bool)NL< T> ::b) || (0), e26 = (NL< T> ::b || 0) ? 1 : 0, e27 = (NL< T> ::b || 0) + 1, e28 = (NL< T> ::b || 0) & 1, e29 = (!(NL< T> ::b || 0)) || (0), e30 = (sizeof(T)) || (0), e31 = (sizeof(T) == (4)) || (0), e32 = (sizeof(T) == (4)) || ((1.0))}; char a[((NL< T> ::b || 0) || (0)) + 1]; int bf: ((NL< T> ::b || 0) || (0)) + 1; static_assert(((N == 1) || (0)), "");static_assert(((NL< T> ::i < 1) || (0)), "");static_assert(((!(N)) || (0)), "");static_assert(((!(N)) || (0)), "");static_assert(((N) || (0)), "");static_assert(((NL< T> ::b || 0) || (1L)), "");static_assert(((NL< T> ::b || 0) || true), "");static_assert(((NL< T> ::b || 0) == 1), "");static_assert(((0) || (NL< T> ::b || 0)), "");static_assert(((!NL< T> ::b) || (0)), "");static_assert(((sizeof(T) == (4)) || (0)), "");static_assert(((sizeof(T)) || (0)), "");static_assert(((NL< T> ::b || 0) && ("s")), "");static_assert((NL< T> ::b && ("s")), "");}; 
# 6
template< class T, class U> void p2(T t, U u, bool b, int i, T *p, int *ip, T &r, T a[3], void (*f)(T), int (T::*mp)) { (void)(p && ("p")); (void)(p && 0); (void)(p || 1); (void)((p == 0) && (1)); (void)(p && i); (void)(p && (i + 1)); (void)(("p") && p); (void)(0 || p); (void)(a && ("s")); (void)(f && ("s")); (void)(mp && ("s")); (void)(mp && 0); (void)(ip && ("s")); (void)((&t) && "s"); (void)((&t) && 0); (void)((p + 1) && 0); (void)(p && 'c'); (void)(p && (1.0)); (void)(p && p); (void)(p && t); (void)(t && p); (void)(p && ("p") && ("q")); (void)(p && p && ("q")); (void)((p || (!u)) && "q"); (void)((p || i) && ("q")); (void)((i || (!u)) && "q"); (void)((!p) && ("q")); (void)((p == a) && ("q")); (void)((!p) && (0)); (void)((p || b) && (0)); bool q = p && ("p"); if (p && ("p")) { ; }  while (p && ("p")) { ; }  (void)((p) ? 1 : 0); (void)(p && sizeof(T)); (void)(p && sizeof(int)); (void)(static_cast< bool>((p || (!u)) && "p || !n")); (void)(static_cast< bool>(p && ("p"))); (void)(static_cast< bool>((i || (!u)) && "x")); (void)((bool)((b || (!b)) && ("x"))); assert_((static_cast< bool>((b || (!i)) && ("x"))) ? (void)0 : g(t)); } 

# 1 "constants_beside_open_operands.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6bfb3776_33_constants_beside_open_operands_cu_1dd9a115_1275
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_beside_open_operands.cudafe1.stub.c"
#include "constants_beside_open_operands.cudafe1.stub.c"
# 1 "constants_beside_open_operands.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
