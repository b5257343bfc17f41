# 1 "references_to_new_objects.cu"
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
struct P { int x; double y; }; P mk(); void g(const P &); void h(P &&); void gc(const P &&); bool q; 
# 5
void f() { g(mk()); h(mk()); gc(mk()); } 
# 6
P &&e = mk(); 
# 7
void k() { P &&l = mk(); const P &c = (q ? mk() : mk()); } 
# 8
P &&m() { static P p; return (P &&)p; } 
# 9
struct Q { ~Q(); int i; }; Q mq(); 
# 10
void n() { const Q &c = mq(); Q &&r = mq(); } 
# 11
struct S { S(int); ~S(); S(const S &); int i; }; void us(const S &); 
# 12
void o() { const S &c = ((S)(1)); S &&r = S{2}; const S &i = 3; us(((S)(4))); us(5); } 
# 13
const Q &gq = mq(); const S &gs = ((S)(1)); const Q &gq2 = ((const Q &)Q()); 
# 14
struct T2 { T2(); T2(int, int); T2(const T2 &); int i; }; void ut(const T2 &); 
# 15
void oo() { const T2 &a = T2{1, 2}; const T2 &b = T2{}; ut(T2()); ut(T2(1, 2)); ut({1, 2}); us(S{1}); us(((S)(1))); us(static_cast< S>(1)); T2 v = T2{}; S w = S{3}; S{4}; T2{}; } 

# 1 "references_to_new_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ec2b5082_28_references_to_new_objects_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "references_to_new_objects.cudafe1.stub.c"
#include "references_to_new_objects.cudafe1.stub.c"
# 1 "references_to_new_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
