# 1 "attributes_behind_names.cu"
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
int f [[nodiscard]](int); 
# 5
template< class T> int f2 [[nodiscard]](T) { return 1; } 
# 6
struct A { int m [[nodiscard]]() const noexcept; int operator() [[nodiscard]](int) const { return 1; } int operator+ [[nodiscard]](int) const { return 1; } 
# 7
operator int() const { return 1; } 
# 8
template< class T, class U> [[nodiscard]] constexpr bool 
# 9
operator() [[deprecated]](T &&t, U &&u) const noexcept(noexcept((t < u)))
# 11
 requires (sizeof(T) == (1)) 
# 12
{ return 1; } 
# 13
template< class T, class U> constexpr bool 
# 14
operator,(T &&u) const noexcept(noexcept((1 < u)))
# 15
 requires (sizeof(T) == (1)) 
# 16
{ return 1; } 
# 17
template< class T, class U> constexpr bool 
# 18
g1(T &&t, U &&u) const
# 19
 requires (sizeof(T) == (1)) 
# 20
{ return 1; } 
# 21
template< class T, class U> constexpr bool 
# 22
g2(T &&t, U &&u)
# 23
 requires (sizeof(T) == (1)) 
# 24
{ return 1; } 
# 25
template< class T, class U> constexpr bool 
# 26
g3(T &&t, U &&u) noexcept
# 27
 requires (sizeof(T) == (1)) 
# 28
{ return 1; } 
# 29
template< class T, class U> constexpr bool 
# 30
g4(T &&t, U &&u) noexcept(true)
# 31
 requires (sizeof(T) == (1)) 
# 32
{ return 1; } 
# 33
template< class T, class U> constexpr bool g5(T && t, U && u) noexcept(true)
# 35
 requires (sizeof(T) == (1)); 
# 36
template< class T, class U> constexpr bool 
# 37
g6(T &&t, U &&u) noexcept(noexcept((t < u))) requires (sizeof(T) == (1)) { } 
# 38
template< class T, class U> constexpr auto 
# 39
g7(T &&t, U &&u)->int
# 41
 requires (sizeof(T) == (1)) { } 
# 42
}; 
# 43
int x [[maybe_unused]] = 1; 

# 1 "attributes_behind_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f81b94c0_26_attributes_behind_names_cu_x
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "attributes_behind_names.cudafe1.stub.c"
#include "attributes_behind_names.cudafe1.stub.c"
# 1 "attributes_behind_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
