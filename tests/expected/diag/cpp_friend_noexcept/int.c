# 1 "cpp_friend_noexcept.cu"
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
template< class T> struct A { friend void f0(A< T> ); friend void f1(A< T> ) noexcept; friend void f2(A< T> ) noexcept(true); friend void f3(A< T> ) noexcept(sizeof(T) == (4)); friend bool operator==(const A< T>  &, const A< T>  &) noexcept(noexcept((T() == T()))); friend const T *f5(A< T> , int) noexcept(false); friend auto f6(A< T> ) noexcept(T::v)->int; }; 

# 1 "cpp_friend_noexcept.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f0eabf5a_22_cpp_friend_noexcept_cu_13e7e879_6278
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "cpp_friend_noexcept.cudafe1.stub.c"
#include "cpp_friend_noexcept.cudafe1.stub.c"
# 1 "cpp_friend_noexcept.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
