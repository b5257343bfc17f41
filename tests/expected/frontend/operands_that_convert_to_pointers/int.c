# 1 "operands_that_convert_to_pointers.cu"
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
struct S { int m; void f(); }; 
# 5
typedef void (S::*Function)(void); 
# 6
struct Null { operator __decltype((nullptr))(); }; 
# 7
struct Pointer { operator int *(); }; 
# 8
struct Member { operator int S::*(); }; 
# 9
struct Method { operator Function(); }; 
# 10
void compare(Null n, Pointer p, Member m, Method q, int (S::*field), Function function) { 
# 11
bool a = (n) == p, b = p != (n), c = p < (n); 
# 12
bool d = m == m, e = m == (nullptr), f = m != field, g = (0) == m; 
# 13
bool h = q == function, i = q == q, j = (n) == m, k = field != (n); 
# 14
(void)((((((((((a || b) || c) || d) || e) || f) || g) || h) || i) || j) || k); 
# 15
} 
# 16
struct Target { int x; }; 
# 17
struct Gives { operator Target &(); }; 
# 18
void choose(bool b, Target t, Gives g) { 
# 19
Target &r = b ? t : g; 
# 20
((b ? g : t).x) = 1; 
# 21
(void)r; 
# 22
} 
# 23
union Number { int i; double d = (1.5); }; 
# 24
constexpr Number number{}; 
# 25
static_assert(((number.d) == (1.5)));
# 26
struct Holds { int first; union { int i; double d = (2.5); }; }; 
# 27
constexpr Holds holds{1}; 
# 28
static_assert(((holds.d) == (2.5)));

# 1 "operands_that_convert_to_pointers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f152eb7e_36_operands_that_convert_to_pointers_cu_876e0cbc
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "operands_that_convert_to_pointers.cudafe1.stub.c"
#include "operands_that_convert_to_pointers.cudafe1.stub.c"
# 1 "operands_that_convert_to_pointers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
