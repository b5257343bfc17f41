# 1 "objects_made_of_members_found_later.cu"
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
template< class T> struct It { T *n; It(T *x) : n(x) { } It(T *x, int) : n(x) { } It(int, T *); }; 
# 4
template< class A, class B> struct pr { A a; B b; }; template< class T> void use(T); template< class T, class U> void use2(T, U); void known(It< int> ); 
# 5
template< class K> struct Tr { typedef It< K>  iterator; typedef K *ptr; K *k; pr< ptr, int>  pm; iterator m1, m2; void w(iterator); void wr(const iterator &); void wo(int); void wo(iterator); static void ws(iterator); K &ref; const K &cref; int num; 
# 6
void v(ptr p, pr< ptr, int>  q, int i) { iterator a1 = ((((iterator)((p->next))))); iterator a2 = ((((iterator)((p->next))))); iterator a3 = ((((It< K> )((p->next))))); auto a4 = ((((iterator)((q.a))))); const iterator &a5 = ((((iterator)((p->next))))); iterator a6 = ((iterator((p->next), 1))); iterator a7 = ((iterator(p, (p->next)))); iterator a8 = ((static_cast< iterator>((p->next)))); iterator a9 = ((iterator{(p->next)})); iterator b1(((((iterator)((p->next)))))); iterator b2{((((iterator)((p->next)))))}; iterator b3 = ((iterator)(p->f())); iterator b4 = ((iterator)((p->next) + 1)); iterator b5 = ((iterator)(k)); iterator b6 = ((((iterator)((((iterator)((p->next)))))))); iterator b7 = iterator(*p, (p->next)); iterator b8 = iterator(i + 1, (p->next)); 
# 7
use((((iterator)((p->next))))); use((iterator(p, (p->next)))); use(iterator(*p, (p->next))); use2(1, (((iterator)((p->next))))); p->g((((iterator)((p->next))))); known((((iterator)((p->next))))); w(((iterator)((p->next)))); w(((iterator)((p->next)))); wr((((iterator)((p->next))))); wo((((iterator)((p->next))))); (ws)(((iterator)((p->next)))); pr< iterator, int>  c1 = {((((iterator)((p->next))))), 1}; iterator c2[] = {((((iterator)((p->next)))))}; new iterator((((iterator)((p->next))))); K &r1(((p->next))); const K &r2(((p->next))); K &&r3((((p->next)))); int &r4(((p->next))); auto r5((p->next)); } 
# 8
Tr(ptr p) : m1((((iterator)((p->next))))), m2{((((iterator)(((k)->next)))))}, ref(((p->next))), cref(((p->next))), num(((p->next))) { } 
# 9
pr< iterator, int>  r1(ptr p) { return {(((iterator)((p->next)))), 1}; } iterator r2(ptr p) { return ((iterator)((p->next))); } iterator d = ((((iterator)(((k)->next))))); }; 
# 10
template< class I> void arrays() { int ia[2]; I a = (I)ia; I b = (I)ia; int *p = (int *)(ia); auto c = static_cast< I>(ia); use((I)ia); use((I)"abc"); } 

# 1 "objects_made_of_members_found_later.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e2b742a0_38_objects_made_of_members_found_later_cu_36c7a74b_23424
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "objects_made_of_members_found_later.cudafe1.stub.c"
#include "objects_made_of_members_found_later.cudafe1.stub.c"
# 1 "objects_made_of_members_found_later.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
