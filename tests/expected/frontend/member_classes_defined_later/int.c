# 1 "member_classes_defined_later.cu"
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
namespace a { 
# 5
template< class ...C> struct with { struct sch; struct ref; }; 
# 6
template< class ...C> using sch_t = typename with< C...> ::sch; 
# 7
template< class ...C> struct with< C...> ::sch { int x; sch() = default;template< class T> sch(T); sch_t< C...>  *next; }; 
# 8
template< class ...C> struct with< C...> ::ref { int y; sch_t< C...>  s; }; 
# 9
}
# 10
using S = a::sch_t< > ; 
# 11
using S2 = a::sch_t< int> ; 
# 12
S s; S2 s2; a::with< > ::ref r; a::with< int, char> ::ref r2; 
# 13
int i = (((s.x) + (s2.x)) + (r.y)) + ((r2.s).x); 
# 14
namespace b { 
# 15
template< class C> struct with { struct sch; }; 
# 16
template< class C> using sch_t = typename with< C> ::sch; 
# 17
struct U { sch_t< int>  *p; }; 
# 18
with< int>  w; 
# 19
template< class C> struct with< C> ::sch { int x; }; 
# 20
sch_t< int>  t; int j = t.x; 
# 21
}
# 22
namespace c { 
# 23
template< class ...C> struct with { struct sch; }; 
# 24
template< class ...C> using sch_t = typename with< C...> ::sch; 
# 25
extern sch_t< >  *q; 
# 26
template< class T, class U> struct ov { }; 
# 27
template< class ...C> using impl = ov< sch_t< C...> , bool (const sch_t< C...>  &) noexcept> ; 
# 28
impl< >  *k; 
# 29
with< >  w; 
# 30
template< class ...C> struct with< C...> ::sch { int x; impl< C...>  im; }; 
# 31
sch_t< >  t; int j = t.x; 
# 32
}

# 1 "member_classes_defined_later.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3367392d_31_member_classes_defined_later_cu_i
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_classes_defined_later.cudafe1.stub.c"
#include "member_classes_defined_later.cudafe1.stub.c"
# 1 "member_classes_defined_later.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
