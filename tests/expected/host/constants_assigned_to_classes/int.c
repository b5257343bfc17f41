# 1 "constants_assigned_to_classes.cu"
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
struct D { unsigned x, y, z; constexpr D(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) { } }; 
# 4
struct C { int a; constexpr C(int q) : a(q) { } }; 
# 5
struct R { int a; R(int q) : a(q) { } }; 
# 6
struct Own { int a; constexpr Own(int q) : a(q) { } Own &operator=(const Own &); }; 
# 7
struct P { int *p; constexpr P(int *q) : p(q) { } constexpr P(__decltype((nullptr))) : p((0)) { } }; 
# 8
struct Config { D grid, block; C c; R r; }; 
# 9
int object, several[4]; 
# 10
void f(Config &cfg, P &p) { 
# 11
(cfg.grid) = ((D)(4)); (cfg.block) = 64; (cfg.c) = 3; (cfg.r) = (3); 
# 12
D d; d = 64U; d = {1, 2}; const unsigned k = (5); d = k; d = 5 + 3; unsigned m = (4); d = m; d = (m + (1)); 
# 13
C c(2); c = 'a'; c = true; c = (1.5); c = sizeof(int); c = -1; c = 3; c = 4 + 1; c = false ? 3 : 4; enum { E}; c = E; 
# 14
R r(1); r = (4); Own o(2); (o = 4); 
# 15
p = &object; p = nullptr; p = several; p = several + 1; p = &(several[1]); 
# 16
C *q = &c; (*q) = 3; (q[0]) = 4; ((c = 3).a) = 5; (c = 5), (c = 6); for (c = 1; c.a; c = 2) { ; }  
# 17
} 
# 18
template< class T> void g(T t) { C c(2); c = (4); Own o(2); (o = (4)); t = 3; } 
# 19
template void g(int t);

# 1 "constants_assigned_to_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a5a8b7c6_32_constants_assigned_to_classes_cu_bb6c7ea2
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_assigned_to_classes.cudafe1.stub.c"
#include "constants_assigned_to_classes.cudafe1.stub.c"
# 1 "constants_assigned_to_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
