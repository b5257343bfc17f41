# 1 "constant_closures_called_by_pointer.cu"
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
# 2
const auto l = [](int i) mutable { return i; } ; typedef decltype(l) __T0, __T1;int a = l(1); 
# 3
template< class F> auto call(const F &f)->__decltype((f(1))) { return f(1); } int b = call([](int i) mutable { return i; } ); 
# 4
template< class F, class  = void> struct inv { static constexpr inline bool v = false; }; template< class F> struct inv< F, __decltype(((void)(static_cast< F (*)(void)>(nullptr))()(1)))>  { static constexpr inline bool v = true; }; 
# 5
int z; auto cap = [](auto f) { return inv< const __decltype(f) &> ::v; } ; typedef decltype(cap) __T2;static_assert(inv< __decltype(l) &> ::v, "");
# 6
void q() { int k = 0; auto c = [k](int) mutable { return k; } ; typedef decltype(c) __T3;static_assert((!inv< const __decltype(c) &> ::v), "");static_assert(inv< __decltype(c) &> ::v, "");const auto g = [](auto i) mutable { return i; } ; typedef decltype(g) __T4, __T5;const auto h = [](int i) { return i; } ; typedef decltype(h) __T6, __T7;h(2); const auto m = [](auto ...i) mutable { return sizeof...(i); } ; typedef decltype(m) __T8, __T9;} 

# 1 "constant_closures_called_by_pointer.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__79a6bdee_38_constant_closures_called_by_pointer_cu_a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constant_closures_called_by_pointer.cudafe1.stub.c"
#include "constant_closures_called_by_pointer.cudafe1.stub.c"
# 1 "constant_closures_called_by_pointer.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
