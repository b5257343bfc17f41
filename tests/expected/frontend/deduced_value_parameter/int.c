# 1 "deduced_value_parameter.cu"
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
using Size = __decltype((sizeof 0)); 
# 5
template< Size N> struct Text { 
# 6
char content[N] = {}; 
# 7
Size length{(0)}; 
# 8
template< class T> constexpr Text(const T (&input)[N + (1)]) noexcept { 
# 9
for (Size i{(0)}; i < N; ++i) { ((content)[i]) = (input[i]); (length)++; }  
# 10
} 
# 11
constexpr Size size() const noexcept { return length; } 
# 12
}; 
# 13
template< class C, Size N> Text(const C (&)[N])->Text< N - (1)> ; 
# 14
template< Text input> struct Parser { template< Size N> struct Get { }; }; 
# 15
template< auto input> struct Builder { 
# 16
static constexpr inline auto copy = (input); 
# 17
using result = typename Parser< copy> ::template Get< copy.size()> ; 
# 18
}; 
# 19
template< class T> struct Expression { 
# 20
constexpr Expression() { } 
# 21
template< int N> constexpr int get() const { return N; } 
# 22
}; 
# 23
template< Text input, class ...M> constexpr auto match = Expression< typename Builder< input> ::result> (); 
# 24
int use() { return match< "abc"> .get< 1> () + (Builder< Text("ab")> ::copy.size() == (2)); } 

# 1 "deduced_value_parameter.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__64a43c88_26_deduced_value_parameter_cu__Z3usev
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deduced_value_parameter.cudafe1.stub.c"
#include "deduced_value_parameter.cudafe1.stub.c"
# 1 "deduced_value_parameter.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
