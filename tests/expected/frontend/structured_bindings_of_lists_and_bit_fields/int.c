# 1 "structured_bindings_of_lists_and_bit_fields.cu"
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
struct Wider { Wider(); Wider(const Wider &); template< class T> Wider(const T &); int n; }; 
# 4
void taken() { Wider two[2]; auto [a, b]{two}; auto &[c, d]{two}; (a.n) = ((b.n) = ((c.n) = (d.n))); } 
# 5
struct Empty { unsigned char: 3; }; 
# 6
struct Bits : public Empty { unsigned char one: 1; unsigned char: 2, two: 2; }; 
# 7
struct More : public Bits { unsigned char: 1; }; 
# 8
void named(More m) { const auto &[one, two] = m; (void)one; (void)two; } 
# 9
struct Later; 
# 10
extern Later later; 
# 11
template< int > void waits() { auto [only] = later; (void)only; } 
# 12
struct Later { int only; }; 
# 13
void ask() { waits< 0> (); } 

# 1 "structured_bindings_of_lists_and_bit_fields.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4a5f86e5_46_structured_bindings_of_lists_and_bit_fields_cu_a19d0531
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "structured_bindings_of_lists_and_bit_fields.cudafe1.stub.c"
#include "structured_bindings_of_lists_and_bit_fields.cudafe1.stub.c"
# 1 "structured_bindings_of_lists_and_bit_fields.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
