# 1 "members_of_instances_in_constants.cu"
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
template< unsigned long N> constexpr long digit(const char (&a)[N]) { return (a[N - (1)]) - '0'; } 
# 4
template< char ...c> constexpr long digits() { return digit< sizeof...(c)> ({c...}); } 
# 5
static_assert((digits< '1', '2'> () == (2)), "");
# 6
static_assert((digit({'3'}) == (3)), "");
# 7
template< int ...v> struct values { 
# 8
static constexpr int count() { return sizeof...(v); } 
# 9
static constexpr inline int number = (count)(); 
# 10
template< bool first> static constexpr int pick() { int all[] = {v...}; return all[first ? 0 : (number - 1)]; } 
# 11
static constexpr inline int front = pick< true> (); 
# 12
static constexpr inline int back = pick< false> (); 
# 13
static constexpr inline int list[] = {v..., 9}; 
# 14
}; 
# 15
static_assert((values< 4, 5, 6> ::number == 3), "");
# 16
static_assert((values< 4, 5, 6> ::front == 4), "");
# 17
static_assert((values< 4, 5, 6> ::back == 6), "");
# 18
static_assert(((values< 4, 5, 6> ::list[3]) == 9), "");
# 19
struct pair { int a, b; constexpr int sum() const { return (a) + (b); } }; 
# 20
template< int N> constexpr int sum() { pair p{1, N}; return p.sum(); } 
# 21
static_assert((sum< 3> () == 4), "");
# 22
struct base { int n; }; 
# 23
struct derived : public base { }; 
# 24
template< class T> constexpr int moved(T &&t) { return (static_cast< base &&>(t)).n; } 
# 25
static_assert((moved(derived{}) == 0), "");

# 1 "members_of_instances_in_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7c134114_36_members_of_instances_in_constants_cu_b4effa73_9155
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_of_instances_in_constants.cudafe1.stub.c"
#include "members_of_instances_in_constants.cudafe1.stub.c"
# 1 "members_of_instances_in_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
