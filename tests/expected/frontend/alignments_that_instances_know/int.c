# 1 "alignments_that_instances_know.cu"
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
template< unsigned n, unsigned a> struct Storage { typedef char type[n] __attribute((aligned(a))); }; 
# 4
template< class T> struct Held { typename Storage< sizeof(T), __alignof__(T)> ::type data; }; 
# 5
template< class T> struct Own { using data_type __attribute((aligned(__alignof__(T)))) = char [sizeof(T)]; data_type data; }; 
# 6
template< class T> struct Twice { typedef T wide __attribute((aligned(sizeof(T) * (2)))); wide data; }; 
# 7
static_assert(((__alignof__(Held< double> ) == (8)) && (__alignof__(Own< double> ) == (8)) && (__alignof__(Twice< int> ) == (8))), "");
# 8
struct Packed { char a: 4; char b: 8 __attribute((packed)); char c: 4; }; 
# 9
struct Marked { char x; int a: 30 __attribute((packed)); int b: 30 __attribute((packed)); short c: 3; }; 
# 10
static_assert(((sizeof(Packed) == (2)) && (sizeof(Marked) == (10)) && (__alignof__(Marked) == (2))), "");
# 11
union Either { int i; int j; }; 
# 12
static_assert(((&Either::i) == (&Either::j)), "");
# 13
struct Explicit { explicit Explicit(int = 0); }; 
# 14
struct Around { int n; Explicit e; }; 
# 15
Around around = {1}; 
# 16
struct Inside { struct Put { int x; } put; int z; }; 
# 17
Inside inside{.put = 0}; 

# 1 "alignments_that_instances_know.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__175bb5f6_33_alignments_that_instances_know_cu_around
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alignments_that_instances_know.cudafe1.stub.c"
#include "alignments_that_instances_know.cudafe1.stub.c"
# 1 "alignments_that_instances_know.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
