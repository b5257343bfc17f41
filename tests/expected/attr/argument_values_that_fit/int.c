# 1 "argument_values_that_fit.cu"
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
int text(const char *, ...) __attribute((__format__(__printf__, 1, 2))); 
# 3
int chars(unsigned char *, ...) __attribute((format(scanf, 1, 2))); 
# 4
int time_(const char *, ...) __attribute((format(strftime, 1, 0))); 
# 5
struct S { 
# 6
int member(const char *, ...) __attribute((format(printf, 2, 3))); 
# 7
static int of_class(const char *, ...) __attribute((format(printf, 1, 2))); 
# 8
int pointer(int *) __attribute((nonnull(1, 2))); 
# 9
const char *translated(const char *) __attribute((format_arg(2))); 
# 10
int (*called)(const char *, ...) __attribute((format(printf, 1, 2))); 
# 11
}; 
# 12
template< class ...A> int pack(const char *, A ...) __attribute((format(printf, 1, 2))); 
# 13
template< class T> int address(T *) __attribute((nonnull(1))); 
# 14
template< int N> int counted(int *, int *) __attribute((nonnull(N))); 
# 15
void *sized(int, int) __attribute((alloc_size(1, 2))); 
# 16
void *(*sizing)(int) __attribute((alloc_size(1))); 
# 17
int ended(int, ...) __attribute((sentinel, sentinel(1))); 
# 18
void free_it(void *, int); 
# 19
void *made() __attribute((malloc, malloc(free_it), malloc(free_it, 1), malloc(__builtin_free, 1))); 
# 20
int tagged() __attribute((abi_tag("a", "b"))); 
# 21
int pointed(int *) __attribute((nonnull())); 
# 22
typedef int Four __attribute((vector_size(16))); 
# 23
typedef long Eight __attribute((mode(__DI__))); 
# 24
typedef int Truth __attribute((mode(SI))); 
# 25
[[deprecated("a")]] [[nodiscard(L"\x78")]] int said(); 

# 1 "argument_values_that_fit.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e018a99f_27_argument_values_that_fit_cu_3356daf0_20010
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "argument_values_that_fit.cudafe1.stub.c"
#include "argument_values_that_fit.cudafe1.stub.c"
# 1 "argument_values_that_fit.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
