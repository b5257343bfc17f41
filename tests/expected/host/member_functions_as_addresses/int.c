# 1 "member_functions_as_addresses.cu"
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
typedef void *VP; typedef int (*FP)(struct n *, int); typedef int n_t; 
# 5
struct b { int bf(int); }; 
# 6
struct n : public b { virtual int do_get(int) { return 0; } int plain(int); int data; 
# 7
void f() { void *p = (void *)((*((n *)0LL)).*(&n::plain)); p = ((void *)((*((n *)0LL)).*(&n::do_get))); p = ((VP)((*((n *)0LL)).*(&n::plain))); p = ((VP)((*((n *)0LL)).*(&n::plain))); FP q = (FP)((*((n *)0LL)).*(&n::plain)); q = ((FP)((*((n *)0LL)).*(&n::plain))); q = ((FP)((*((n *)0LL)).*(&n::plain))); (void *)((*((n *)0LL)).*(&n::plain)); p = ((void *)((*((n *)0LL)).*(&n::plain))); } }; 
# 8
typedef int (n::*PM)(int); extern PM pm; PM pf(); typedef n n2; 
# 9
void cp(...); 
# 10
void g() { void *p = (void *)((*((n *)0LL)).*pm); p = ((void *)((*((n *)0LL)).*pm)); p = ((void *)((*((n *)0LL)).*pf())); p = ((void *)((*((n *)0LL)).*(pm = (&n::plain)))); p = ((void *)((*((n *)0LL)).*((PM)0))); p = ((void *)((*((::b *)0LL)).*(&n::bf))); p = ((void *)((*((n *)0LL)).*(&n2::plain))); p = ((void *)((*((n *)0LL)).*((1) ? pm : pm))); cp((void *)((*((n *)0LL)).*pm), (void *)((*((n *)0LL)).*(&n::plain)), (void *)((*((n *)0LL)).*(&n::plain))); if ((void *)((*((n *)0LL)).*pm)) { }  if (((void *)((*((n *)0LL)).*pm)) == ((void *)((*((n *)0LL)).*(&n::plain)))) { }  bool b = ((void *)((*((n *)0LL)).*pm)) == p; p = ((void *)((*((n *)0LL)).*((PM)(&n::plain)))); p = ((void *)((*((n *)0LL)).*(static_cast< PM>(&n::plain)))); } 
# 11
void *gp = (void *)((*((n *)0LL)).*(&n::plain)); void *gq = (void *)((*((n *)0LL)).*pm); static void *const gr = (void *)((*((n *)0LL)).*(&n::plain)); FP gs = (FP)((*((n *)0LL)).*(&n::plain)); void *ar[] = {(void *)((*((n *)0LL)).*(&n::plain)), (void *)((*((n *)0LL)).*pm)}; 
# 12
struct Q { void *p; Q() : p((void *)((*((n *)0LL)).*(&n::plain))) { } void *z = (void *)((*((n *)0LL)).*(&n::plain)); void *d(void *x = (void *)((*((n *)0LL)).*(&n::plain))) { return (void *)((*((n *)0LL)).*pm); } }; 
# 13
namespace N { struct m { void f(); void g() const; template< class T> void t(); }; typedef void (m::*X)(void) const; }
# 14
void h() { void *p = (void *)((*((N::m *)0LL)).*(&N::m::f)); p = ((void *)((*((N::m *)0LL)).*(&N::m::g))); p = ((void *)((*((N::m *)0LL)).*((N::X)0))); typedef void (*F0)(N::m *); p = ((void *)((F0)((*((N::m *)0LL)).*(&N::m::f)))); } 

# 1 "member_functions_as_addresses.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e4e5044b_32_member_functions_as_addresses_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_functions_as_addresses.cudafe1.stub.c"
#include "member_functions_as_addresses.cudafe1.stub.c"
# 1 "member_functions_as_addresses.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
