# 1 "objects_passed_and_moved.cu"
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
struct C { C(); C(int); C(const C &); ~C(); int v; C m(C); static C sm(C); }; C un(C); C ca(C); C df(C c) { return ((C)(1)); } typedef C ft(C); ft *p; C (*fp)(C); 
# 5
struct D; D ic(D); D icc(D); struct D { D(const D &); ~D(); }; void k() { ca(((C)(2))); (*fp)(3); D *d; icc(*d); C().m(((C)(5))); } 
# 6
struct E { ~E(); int i; }; E ee(E); void l(E e) { ee(e); E x = e; ee(ee(e)); ee(E()); E y = ee(e); } 
# 7
struct G { G(const G &) = default;int i; }; G gg(G); 
# 8
struct M { M(M &&); M(const M &); int i; }; M mm(M); void n(M a, M &b, M &&c) { M x = a; mm(b); mm((M &&)b); mm(mm(a)); M z = (M &&)c; M w{a}; M v(a); M u = {a}; M t = ((M)(a)); M s = b; const M r = a; M q = r; } 
# 9
M ret(M a) { return a; } M ret2(M &a) { return a; } M ret3(M &a) { return (M &&)a; } 

# 1 "objects_passed_and_moved.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4069d887_27_objects_passed_and_moved_cu__Z2df1C
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "objects_passed_and_moved.cudafe1.stub.c"
#include "objects_passed_and_moved.cudafe1.stub.c"
# 1 "objects_passed_and_moved.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
