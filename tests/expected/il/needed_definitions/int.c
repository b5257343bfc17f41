# 1 "needed_definitions.cu"
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
struct Made { Made(int); ~Made(); }; 
# 5
static Made runs(1); 
# 6
static int unused = 3; 
# 7
struct Whole { Whole(); Made part; int b; }; 
# 8
Whole::Whole() : part(2), b(1) { } 
# 9
enum Numbers { first, second}; 
# 10
Numbers number() { return second; } 
# 11
struct Base { virtual int turn(); }; 
# 12
struct Derived : public Base { virtual int turn(); int d; }; 
# 13
int turned(Derived *d) { return d->d; } 
# 14
static int called() { return 1; } 
# 15
static int uncalled() { return 2; } 
# 16
static int started = called(); 
# 17
struct Named { int c; }; 
# 18
struct Inner { Named *named; }; 
# 19
Inner inner; 

# 1 "needed_definitions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b45f2c2a_21_needed_definitions_cu_2361e6a2
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "needed_definitions.cudafe1.stub.c"
#include "needed_definitions.cudafe1.stub.c"
# 1 "needed_definitions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
