# 1 "decltype_return_distinguishes.cu"
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
template< class T> T &&make(); 
# 4
template< class A, class B> struct same { static constexpr inline bool value = false; }; 
# 5
template< class A> struct same< A, A>  { static constexpr inline bool value = true; }; 
# 6
struct callable { int operator()(int) const; }; 
# 7
struct wrapped { callable get(); }; 
# 8
template< class F> auto invoke(F && f)->__decltype((f.get())); 
# 9
template< class F> auto invoke(F && f)->__decltype((f(1))); 
# 10
template< class F> int other(F f, ...); 
# 11
template< class F> auto other(F f, ...)->__decltype((f.get())); 
# 12
template< class F> auto again(F f)->__decltype((f(1))); 
# 13
template< class G> auto again(G g)->__decltype((g(1))) { return 1; } 
# 14
static_assert(same< __decltype((invoke(make< callable> ()))), int> ::value, "call");
# 15
static_assert(same< __decltype((invoke(make< wrapped> ()))), callable> ::value, "get");
# 16
int x = other(callable()) + again(callable()); 

# 1 "decltype_return_distinguishes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6b9eed89_32_decltype_return_distinguishes_cu_x
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "decltype_return_distinguishes.cudafe1.stub.c"
#include "decltype_return_distinguishes.cudafe1.stub.c"
# 1 "decltype_return_distinguishes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
