# 1 "braced_arguments.cu"
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
struct Co { Co(int, int); Co(int); }; struct Ag { int x, y; }; void s(int); void d(double, int); void ar(const int (&)[2]); 
# 5
template< class T, int P> struct It { static const int kN = P; void add(const Co &); void addg(Ag); void ta(T); void f(T t) { s(-1); s(kN); s(kN - 1); d(-1, -2); ar({(-1), 2}); add({0, -1}); addg({-1, 3}); ta({-1, 2}); add({-1}); ::s(-2); add({1 + 2, 3}); t.f({-1, 2}); new Co({-1, 2}); Co e = Co({-1, 2}); g({-1, 2}); T::h({-1, 2}); } template< class U = int> void g(Co); int m = 3; int r() { return -1; } double r2() { return -1; } T r3() { return {-1, 2}; } }; 
# 6
void nt() { s(-1); } 

# 1 "braced_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9d78c7cb_19_braced_arguments_cu__Z2ntv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "braced_arguments.cudafe1.stub.c"
#include "braced_arguments.cudafe1.stub.c"
# 1 "braced_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
