# 1 "moves_in_constant_expressions.cu"
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
template< class T> constexpr T &&fw(T &x) { return static_cast< T &&>(x); } template< class T> constexpr T &&mv(T &x) { return static_cast< T &&>(x); } 
# 4
struct HB { char h; constexpr HB(const char &x) : h(x) { } constexpr HB(const HB &) = default;constexpr HB(HB &&) = default;template< class U> constexpr HB(U &&u) : h(fw< U> (u)) { } }; 
# 5
struct TI : public HB { typedef HB B; constexpr TI(const char &x) : B(x) { } constexpr TI(const TI &) = default;constexpr TI(TI &&x) : B(static_cast< B &&>(x)) { } }; 
# 6
constexpr int f1() { TI a('a'); TI e(mv(a)); return 1; } constexpr int f2() { TI a('b'); TI e(static_cast< TI &&>(a)); return e.h; } constexpr int f3() { HB a('c'); HB e(static_cast< HB &&>(a)); return e.h; } 
# 7
constexpr int f4() { HB a('d'); HB e(mv(a)); return e.h; } constexpr int f5() { TI a('e'); HB e(static_cast< HB &&>((HB &)a)); return e.h; } constexpr int f6() { TI a('f'); HB e(static_cast< HB &&>(a)); return e.h; } 
# 8
constexpr int r1 = f1(), r2 = f2(), r3 = f3(), r4 = f4(), r5 = f5(), r6 = f6(); static_assert(((r2 == ('b')) && (r3 == ('c')) && (r4 == ('d')) && (r5 == ('e')) && (r6 == ('f'))), "");

# 1 "moves_in_constant_expressions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ba5b806d_32_moves_in_constant_expressions_cu_6e60a855_20993
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "moves_in_constant_expressions.cudafe1.stub.c"
#include "moves_in_constant_expressions.cudafe1.stub.c"
# 1 "moves_in_constant_expressions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
