# 1 "members_of_bases_named_by_path.cu"
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
namespace N { struct S { int k; }; struct D : public S { int k; int me() { return ((((S::k) + (k)) + (this->S::k)) + (k)) + (this->k); } }; }struct G { int k; static int s; }; struct H : public G { int k; int f() { return (((G::k) + (this->G::k)) + G::s) + (this->G::s); } }; 
# 5
void g(N::D d, N::D *p, H h, const H &r) { (d.N::S::k) = 3; (p->N::S::k) = 5; (h.G::k) = 1; r.G::k; (h.k) = 2; h.G::s; } 
# 6
template< class T> struct TD : public G, public T { int k; void f(TD t, ::H h) { (t.::G::k) = 1; (h.::G::k) = 2; (this->::G::k) = 3; (::G::k) = 4; (t.T::k) = 5; (this->T::k) = 2; } }; 

# 1 "members_of_bases_named_by_path.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2bd34e32_33_members_of_bases_named_by_path_cu_4064299a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_of_bases_named_by_path.cudafe1.stub.c"
#include "members_of_bases_named_by_path.cudafe1.stub.c"
# 1 "members_of_bases_named_by_path.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
