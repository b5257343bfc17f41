# 1 "braced_lists_as_arguments.cu"
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
struct Text { Text(const char *); Text(const Text &); Text(Text &&); }; 
# 3
template< class A, class B> struct Pair { 
# 4
A first; 
# 5
B second; 
# 6
Pair(const Pair &) = default;
# 7
Pair(Pair &&) = default;
# 8
template< class U = A, class V = B> Pair(const A &, const B &); 
# 9
template< class U, class V> Pair(U &&, V &&); 
# 10
}; 
# 11
struct Aggregate { int a; const char *b; }; 
# 12
template< class T> struct List { void push(const T &); void push(T &&); }; 
# 13
void f(List< Pair< int, Text> >  &pairs, List< Aggregate>  &aggregates, List< Text>  &texts, const Text &text) { 
# 14
pairs.push({1, text}); 
# 15
pairs.push({1, "a"}); 
# 16
aggregates.push({}); 
# 17
texts.push({"a"}); 
# 18
} 

# 1 "braced_lists_as_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__cb0fa433_28_braced_lists_as_arguments_cu_af7cec74
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "braced_lists_as_arguments.cudafe1.stub.c"
#include "braced_lists_as_arguments.cudafe1.stub.c"
# 1 "braced_lists_as_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
