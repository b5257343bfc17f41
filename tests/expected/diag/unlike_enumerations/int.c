# 1 "unlike_enumerations.cu"
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
enum E { a, a2}; enum F { b}; enum { u1}; enum { u2}; bool f(E e, F g, const F &h, E *p, F *q) { return (((((((e == g) || (e != (b))) || (e < (b))) || ((u1) == (u2))) || ((u1) == (a))) || (e == h)) || ((*p) >= (*q))) || (e == g); } 
# 5
bool r(E e, F g) { return (((((a) == (a2)) || (e == 1)) || (((int)e) == g)) || ((+e) == g)) || (e == (a)); } static_assert(((a) == (b)));constexpr bool k = ((a) >= (b)); enum class G { c}; bool s(G x, G y) { return (x == y) && k; } 
# 6
template< class T> bool t(T x, F g) { return x == g; } template bool t(E x, F g);

# 1 "unlike_enumerations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__63911437_22_unlike_enumerations_cu_07240cd4
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "unlike_enumerations.cudafe1.stub.c"
#include "unlike_enumerations.cudafe1.stub.c"
# 1 "unlike_enumerations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
