# 1 "open_constant_pointers.cu"
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
template< class T> struct Sp { int GA() const; int SA(int); int m; static int st(); template< class U> int te(); }; struct K { int GA() const; int m; }; 
# 5
template< class T> struct FM { Sp< T>  *x; Sp< T>  *const cx; static Sp< T>  *const sx; static Sp< T>  *sy; 
# 6
void f(Sp< T>  *const p, Sp< T>  *q, T *const tp, const Sp< T>  &cr, T *const &rp) { 
# 7
Sp< T>  *const k1 = x; (k1->GA)(); k1->m; Sp< T>  *const k2(x); (k2->GA)(); Sp< T>  *const k3{x}; (k3->GA)(); Sp< T>  *const k4 = x; (k4->GA)(); p->GA(); q->GA(); tp->GA(); (cx)->GA(); (sx->GA)(); (this->cx)->GA(); rp->GA(); 
# 8
const Sp< T>  *k5 = x; k5->GA(); const Sp< T>  *const k6 = x; (k6->GA)(); Sp< T>  *volatile k7 = x; k7->GA(); static Sp< T>  *const k8 = x; (k8->GA)(); T *const k9 = (0); (k9->GA)(); k9->m; const auto ka = x; (ka->GA)(); const auto *kc = x; kc->GA(); constexpr Sp< T>  *kd = (nullptr); (kd->GA)(); extern Sp< T>  *const ke; ke->GA(); FM *const kf = this; kf->f(); kf->x; 
# 9
(*k1).GA(); (k1->st)(); k1->template te< int> (); (k1->GA)(); ((&(*k1))->GA)(); ((k1 + 1)->GA)(); ((k1[0]).GA)(); (k1->GA)().x; (k1->GA)()->x(); ((k1->x)->GA)(); ((k1->x).GA)(); const Sp< T>  o1 = *(x); o1.GA(); const T o2 = (1); o2.GA(); Sp< T>  &o3 = *(x); o3.GA(); Sp< T>  *const o4 = (nullptr); (o4->GA)(); const typename T::P o5 = x; (o5->GA)(); typename T::P o6 = x; (o6->GA)(); Sp< T>  *const arr[2] = {x, x}; (arr[0])->GA(); const Sp< T>  *const &o7 = x; o7->GA(); int i = (k1->m); int j = (k1->GA)(); auto r = (k1->m); g((k1->m)); return (k1->GA)(); } 
# 10
void h() { for (Sp< T>  *const e : x) { e->GA(); }  if (Sp< T>  *const y = x) { (y->GA)(); }  try { } catch (Sp< T>  *const z) { z->GA(); }  } }; 

# 1 "open_constant_pointers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__44c350a1_25_open_constant_pointers_cu_546716cf_21278
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "open_constant_pointers.cudafe1.stub.c"
#include "open_constant_pointers.cudafe1.stub.c"
# 1 "open_constant_pointers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
