# 1 "format_strings.cu"
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
extern "C" int printf(const char *, ...) __attribute((format(printf, 1, 2))); 
# 4
int scanf(const char *, ...) __attribute((format(__scanf__, 1, 2))); 
# 5
void numbered(int, const char *, ...) __attribute((format(printf, 2, 3))); void alone(const char *, int) __attribute((format(printf, 1, 0))); 
# 6
struct S { void member(const char *, ...) __attribute((format(printf, 2, 3))); static void s(const char *, ...) __attribute((format(printf, 1, 2))); }; 
# 7
void few(S s) { 
# 8
printf("%d"); printf("%d %d %d", 1); printf("%*d", 1); printf("%*.*f", 1, 2); printf("a%d"); printf("%d"); printf("%s"); 
# 9
numbered(1, "%d"); s.member("%d"); S::s("%d"); (printf)("%d"); scanf("%d"); scanf("%[^a]%d", 1); scanf("%l[]]"); 
# 10
} 
# 11
void many() { 
# 12
printf("%d", 1, 2); printf("", 1); printf("%%", 1); printf("%d\000%d", 1, 2); scanf("%*d", 1); scanf("%*[a-z]%d", 1, 2); 
# 13
} 
# 14
void invalid() { 
# 15
printf("%q %d", (1.0), "x"); printf("%5 d", 1); printf("%.-1d", 1); printf("%C", 1); printf("%lld %hhhd", 1, 2); printf("%d%", 1, 2); 
# 16
printf("%.*", 1, 2); scanf("%-d", 1); scanf("%5*d", 1); scanf("%.3s", 1); scanf("%ms", 1); printf("%l%", 1); 
# 17
} 
# 18
void right(const char *f) { 
# 19
printf("%d %s %p\n", 1, "", f); printf("%-+ #05.3d", 1); printf("%\'d", 1); printf("%2$d %1$d", 1, 2); printf(f); printf(f, 1); printf("%"); 
# 20
printf("%hhd%hd%ld%lld%jd%zd%td%Lf%i%o%u%x%X%e%E%f%F%g%G%a%A%c%n", 1, 2, 3, 4, 5, 6, 7, (8.0), 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, f); 
# 21
scanf("%5d %*s %[]a]", 1, 2); alone("%d", 1); printf("%d", (1.0)); 
# 22
} 
# 23
template< class T> void instance(T t) { printf("%d"); printf("%d", t); printf("%d %d", t); } 
# 24
template void instance(int t);

# 1 "format_strings.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5c98cfdb_17_format_strings_cu__Z3few1S
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "format_strings.cudafe1.stub.c"
#include "format_strings.cudafe1.stub.c"
# 1 "format_strings.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
