# 1 "open_member_ranges.cu"
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
template< class T> struct vw { vw(const T *, unsigned long); vw(); vw(T *); const T *begin(); const T *end(); }; 
# 5
struct cw { cw(int); cw(); cw(int, int); const int *begin(); const int *end(); }; 
# 6
template< class T> unsigned long tu(T x); 
# 7
template< class Ch, class E> void f(E e) { 
# 8
for (Ch c : tu((e.b))) { ; }  for (Ch c : *(e.b)) { ; }  for (Ch c : (e.b) + 1) { ; }  for (Ch c : 1 + (e.b)) { ; }  for (Ch c : (E)(e.b)) { ; }  for (Ch c : (E{(e.b)})) { ; }  for (Ch c : (vw< Ch> {1, (e.b)})) { ; }  for (Ch c : (((cw)((e.b))))) { ; }  for (Ch c : (cw(1, (e.b)))) { ; }  for (Ch c : (cw{(e.b)})) { ; }  
# 9
for (Ch c : (((e.b).c))) { ; }  for (Ch c : (e.b)[1]) { ; }  for (Ch c : e[e.b]) { ; }  for (Ch c : (e.b) ? e : e) { ; }  for (Ch c : (e) ? e.b : e) { ; }  for (Ch c : (((e.b), e))) { ; }  for (Ch c : e.b()) { ; }  for (Ch c : ((e.b().c))) { ; }  for (Ch c : -(e.b)) { ; }  for (Ch c : (E)(e.b)) { ; }  for (Ch c : (static_cast< vw< Ch> >((e.b)))) { ; }  for (Ch c : static_cast< E>(e.b)) { ; }  for (Ch c : static_cast< E &&>(e.b)) { ; }  for (Ch c : (E &)(e.b)) { ; }  
# 10
for (Ch c : vw< Ch> (tu((e.b)), 1)) { ; }  for (Ch c : vw< Ch> ((e.b) + 1, 1)) { ; }  for (Ch c : vw< Ch> (1, (e.b) + 1)) { ; }  for (Ch c : vw< Ch> (1, tu((e.b)))) { ; }  for (Ch c : vw< Ch> (e.b(), 1)) { ; }  for (Ch c : ((vw< Ch> )(&(e.b)))) { ; }  for (Ch c : (((vw< Ch> )((e.b))))) { ; }  for (Ch c : (E(1, (e.b)))) { ; }  for (Ch c : (E((e.b), 1))) { ; }  for (Ch c : (E{(e.b), 1})) { ; }  for (Ch c : (E{1, (e.b)})) { ; }  for (Ch c : tu(1, (e.b))) { ; }  for (Ch c : ((e->b))) { ; }  for (Ch c : &(e.b)) { ; }  
# 11
auto a1 = ((vw< Ch> ((e.b), 1))); auto a2 = ((E((e.b), 1))); auto a3 = tu((e.b)); auto a4 = (e.b) + 1; auto a5 = ((vw< Ch> {(e.b), 1})); auto a6 = vw< Ch> (tu((e.b)), 1); auto a7 = ((vw< Ch> (1, (e.b)))); auto a8 = ((E{(e.b)})); auto a9 = cw((e.b), 1); auto aa = cw{(e.b), 1}; auto ab = ((((vw< Ch> )((e.b))))); auto ac = (E)(e.b); 
# 12
const auto &b1 = ((vw< Ch> ((e.b), 1))); auto &&b2 = ((vw< Ch> ((e.b), 1))); 
# 13
} 

# 1 "open_member_ranges.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__65f658b6_21_open_member_ranges_cu_aa62e627_21280
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "open_member_ranges.cudafe1.stub.c"
#include "open_member_ranges.cudafe1.stub.c"
# 1 "open_member_ranges.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
