# 1 "local_enumerators.cu"
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
enum global { fifty = 50, next}; 
# 4
int labels(int k) 
# 5
{ 
# 6
enum local { one = 1, two}; 
# 7
switch (k) { 
# 8
case 1:  return 1; 
# 9
case (fifty) + 20:  return 2; 
# 10
case 57:  return 3; 
# 11
case 2 ... 5:  return 4; 
# 12
case next:  return two; 
# 13
}  
# 14
return (one) + 1; 
# 15
} 
# 16
int wide(unsigned long long k) { enum { one = 1, two}; switch (k) { case 1ULL:  return 1; case 2ULL:  return two; }  return 0; } 
# 17
int narrow(char k) { enum { one = 1}; switch (k) { case 1:  return 1; case 'c':  return 4; }  return 0; } 
# 18
int of_itself() { enum local { one = 1, two} x = two; switch (x) { case 1:  return 1; case 2:  return 2; }  return 0; } 
# 19
int scoped() { enum class local { one, two}; local x = local::two; switch (x) { case local::one:  return 1; case local::two:  return 4; }  return 0; } 
# 20
int member(int k) 
# 21
{ 
# 22
struct inner { enum { one = 1}; int field: 2; }; 
# 23
switch (k) { case 1:  return 1; }  
# 24
return 0; 
# 25
} 
# 26
struct outside { enum { one = 1}; int method(int k) { enum { two = 2}; switch (k) { case one:  return 1; case 2:  return 2; }  return 0; } }; 
# 27
auto closure = [](int k) { enum { one = 1, two}; switch (k) { case 1:  return 1; case 2:  return 4; }  return 0; } ; typedef decltype(closure) __T0;
# 28
template< class T> int pattern(int k) { enum { one = 1, two}; int array[one + 1]; switch (k) { case 1:  return 1; case fifty:  return two; }  return 0; } 
# 29
int elsewhere() 
# 30
{ 
# 31
enum { one = 1, two}; 
# 32
int array[2]; 
# 33
int plain[two]; 
# 34
static_assert(true, "");
# 35
enum other { same = 1, more = 3}; 
# 36
int *made = new int [4]; 
# 37
int *named = new int [two]; 
# 38
int list[] = {(one), ((two) + 1)}; 
# 39
return (one) ? two : ((one) + (two)); 
# 40
} 
# 41
int in_class() 
# 42
{ 
# 43
enum { one = 1}; 
# 44
struct inner { int a: 2; int b: 3; int: 3; int c[2UL]; int d[1UL]; }; 
# 45
return sizeof(inner); 
# 46
} 
# 47
int held(int k) 
# 48
{ 
# 49
enum { one = 1, big = 300}; 
# 50
switch (k) { 
# 51
case 45:  return 1; 
# 52
case 254:  return 2; 
# 53
case -2:  return 3; 
# 54
case 8:  return 4; 
# 55
}  
# 56
return 0; 
# 57
} 
# 58
int held_unsigned(unsigned k) { enum { one = 1}; switch (k) { case 4294967295U:  return 1; case 4294967294U:  return 2; }  return 0; } 

# 1 "local_enumerators.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0f4e87d6_20_local_enumerators_cu_1e4e3c5e
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "local_enumerators.cudafe1.stub.c"
#include "local_enumerators.cudafe1.stub.c"
# 1 "local_enumerators.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
