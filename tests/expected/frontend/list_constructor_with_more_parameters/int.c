# 1 "list_constructor_with_more_parameters.cu"
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
namespace std { 
# 4
typedef __decltype((sizeof(int))) size_t; 
# 5
template< class E> class initializer_list { 
# 6
const E *first; size_t count; 
# 7
constexpr initializer_list(const E *a, size_t n) : first(a), count(n) { } 
# 9
public: constexpr initializer_list() : first((nullptr)), count((0)) { } 
# 10
constexpr size_t size() const { return count; } 
# 11
}; 
# 12
}
# 13
struct set { 
# 14
int n; 
# 15
constexpr set(std::initializer_list< int>  keys, int more) : n(keys.size() + more) { } 
# 16
constexpr set(std::initializer_list< int>  keys) : set{keys, 1} { } 
# 17
}; 
# 18
static_assert(((set({1, 2}).n) == 3), "expression");
# 19
constexpr set s{1, 2, 3}; 
# 20
static_assert(((s.n) == 4), "variable");

# 1 "list_constructor_with_more_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__51be0403_40_list_constructor_with_more_parameters_cu_56053e4c_27847
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "list_constructor_with_more_parameters.cudafe1.stub.c"
#include "list_constructor_with_more_parameters.cudafe1.stub.c"
# 1 "list_constructor_with_more_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
