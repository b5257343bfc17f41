# 1 "unions_in_templates.cu"
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
template< class E> struct G { 
# 3
struct Flag { char payload[14]; unsigned short flags; }; 
# 4
struct Str { unsigned len; const E *str; }; 
# 5
struct SS { enum { Max = sizeof(((static_cast< Flag *>(0))->payload)) / sizeof(E), Pos = (sizeof(((static_cast< Flag *>(0))->payload)) / sizeof(E)) - (1)}; E str[Max]; static bool usable(int i) { return Max >= i; } void set(int i) { ((str)[Pos]) = i; } }; 
# 6
union Num { struct I { int i; char p[4]; } i; struct U { unsigned u; char p2[4]; } u; double d; }; 
# 7
struct Ob { unsigned size; G *m; }; 
# 8
union Data { Str s; SS ss; Num n; Ob o; Flag f; }; 
# 9
G(G &&r) : data(r.data) { } 
# 10
G &operator=(G &r) { (data) = (r.data); return *this; } 
# 11
G() : data() { } 
# 12
Data data; 
# 13
}; 
# 14
G< char>  f(G< char>  &&g) { G< char>  h; return static_cast< G< char>  &&>(g); } 
# 15
template< int > struct sh; 

# 1 "unions_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3353f814_22_unions_in_templates_cu_be492658
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "unions_in_templates.cudafe1.stub.c"
#include "unions_in_templates.cudafe1.stub.c"
# 1 "unions_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
