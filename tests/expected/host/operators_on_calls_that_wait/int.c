# 1 "operators_on_calls_that_wait.cu"
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
struct S { S(const char *); S(char); S &operator=(const S &); S &operator+=(const S &); bool operator<(const S &) const; S operator[](int) const; S operator()(int) const; S operator!() const; operator bool() const; S operator<<(int) const; }; S operator+(const S &, const S &); S operator+(char, const S &); S operator+(const S &, char); bool operator==(const S &, const S &); bool operator&&(const S &, const S &); 
# 4
S tn(int); S tn(long); S on(int); struct P { S first; S second; }; 
# 5
template< int N> void f(P r, S s) { (r.second) = ((('[' + tn(N)) + ']') + (r.second)); s = (tn(N) + s); s = (s + (tn(N) + 'a')); s += ('a' + tn(N)); s = (('(' + (s + tn(N))) + ')'); tn(N) == s; (tn(N) + s) == s; (tn(N) + s) < s; (tn(N) + s)[1]; (tn(N) + s)(1); !(tn(N) + s); (tn(N) + s) << 1; S q = tn(N) + s; S v = ('a' + tn(N)) + 'b'; auto w = ('a' + tn(N)) + 'b'; return (void)(('a' + tn(N)) + 'b'); } 

# 1 "operators_on_calls_that_wait.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f0acd36b_31_operators_on_calls_that_wait_cu_5e19a256_29137
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "operators_on_calls_that_wait.cudafe1.stub.c"
#include "operators_on_calls_that_wait.cudafe1.stub.c"
# 1 "operators_on_calls_that_wait.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
