# 1 "members_behind_arrows_of_elements.cu"
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
template< class T> void g(T t) { for (auto c : ((t.ch))) { (c->rs).empty(); c->m(); c.m(); ((c->rs).x).y(); ((*c).m)(); c->rs; if ((c->rs).empty()) { }  }  for (auto &c : ((t.ch))) { (c->rs).empty(); c->m(); }  for (auto *c : ((t.ch))) { (c->rs).empty(); c->m(); }  for (const auto c : ((t.ch))) { (c->rs).empty(); c->m(); }  for (auto &&c : ((t.ch))) { (c->rs).empty(); c->m(); }  for (T c : ((t.ch))) { (c->rs).empty(); c->m(); }  for (auto [a, b] : ((t.ch))) { (a->rs).empty(); b->m(); a.m(); }  
# 4
auto d = ((t.x)); ((d->rs).empty)(); (d->m)(); auto &e = ((t.x)); (e->rs).empty(); e->m(); const auto &f = ((t.x)); (f->rs).empty(); f->m(); T h; h->m(); (h->rs).empty(); T i = t; (i->m)(); ((i->rs).empty)(); auto [j, k] = t; j->m(); (j->rs).empty(); auto *l = ((t.x)); l->m(); (l->rs).empty(); auto &&n = (((t.x))); n->m(); t->m(); (t->rs).empty(); 
# 5
int a[3]; for (auto o : a) { t.m(o); }  for (auto c : t) { c->m(); (c->n).m(); }  for (auto c : a) { t(c)->m(); }  } 
# 6
template< class T> struct CC { T v; void f() { for (auto c : v) { c->m(); (c->n).m(); }  for (const auto &c : (((v).x))) { c->m(); (c->n).m(); }  auto d = v; (d->m)(); auto l = [](auto p, const auto &q) { p->m(); q->m(); (p->n).m(); (q->n).m(); } ; } }; 

# 1 "members_behind_arrows_of_elements.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2d07c8f7_36_members_behind_arrows_of_elements_cu_4ef063cc_28839
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_behind_arrows_of_elements.cudafe1.stub.c"
#include "members_behind_arrows_of_elements.cudafe1.stub.c"
# 1 "members_behind_arrows_of_elements.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
