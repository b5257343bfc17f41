# 1 "members_named_as_their_class.cu"
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
struct A { struct A *n0; char A; struct A *next; struct A *f(struct A *p) { struct A *q = p; return q; } struct B { struct A *m; }; }; 
# 4
A *A1(A *p) { A x; A y; return p->next; } 
# 5
template< class T> struct TA { char TA; struct TA *f(); void g() { struct TA r; } }; 
# 6
template< class T> TA< T>  *TA< T> ::f() { return 0; } 
# 7
TA< int>  *tt; void ff() { tt->f(); TA< int> ().g(); TA< int>  a; a.f(); new TA< int> (); sizeof(TA< int> ); (void)(static_cast< TA< int> >(a)); } 

# 1 "members_named_as_their_class.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__966e7d20_31_members_named_as_their_class_cu__Z2A1P1A
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_named_as_their_class.cudafe1.stub.c"
#include "members_named_as_their_class.cudafe1.stub.c"
# 1 "members_named_as_their_class.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
