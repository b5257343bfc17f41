# 1 "members_of_befriending_bases.cu"
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
void g(int *); class B { friend class D; friend class E; template< class > friend class H; int m; int n; void mf(); static int s; protected: int o; public: int p; }; 
# 4
class D : private B { public: template< class T> void f(T t) { g(&(D::m)); (D::m) = 1; int *q = &(D::m); g(&(this->m)); q = (&(o)); q = (&(p)); t.h(&(D::m)); this->mf(); s = 1; (D::n)++; int v = (D::m) + (D::n); g(&s); } void k() { g(&(D::m)); (D::m) = 1; this->mf(); int *q = &(D::m); } struct I { void f(D *d) { (d->m) = 1; g(&(d->m)); } }; }; 
# 5
class E : public B { public: template< class T> void f(T t) { g(&(E::m)); (E::m) = 2; } void k() { g(&(E::m)); } }; 
# 6
template< class Z> class H : private B { int q; public: template< class T> void f(T t) { g(&(B::m)); (B::m) = 1; } void k() { g(&(B::m)); (B::m) = 1; } }; 

# 1 "members_of_befriending_bases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__dfd13231_31_members_of_befriending_bases_cu_8a3747cb_15470
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_of_befriending_bases.cudafe1.stub.c"
#include "members_of_befriending_bases.cudafe1.stub.c"
# 1 "members_of_befriending_bases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
