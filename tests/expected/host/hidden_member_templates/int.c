# 1 "hidden_member_templates.cu"
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
template< bool C, class T> using mc = T; template< class V, class F> struct tv { template< bool C> using Base = mc< C, V> ; template< bool C> struct Nest { }; using td = V; struct Cl { }; template< bool C> struct It { using Base = typename tv< V, F> ::template Base< C> ; using td = typename tv< V, F> ::td; using Nest = typename tv< V, F> ::template Nest< C> ; using Cl = typename tv< V, F> ::Cl; Base m0; td m1; Nest m2; typename tv< V, F> ::template Base< true>  m3; typename tv< V, F> ::td m4; typename tv< V, F> ::template Nest< true>  m5; void f(Base b, td t) { Base l; mc< C, Base>  k; if constexpr (sizeof(Base) > (1)) { }  if constexpr (C && (sizeof(td) > (1)) && __is_same(Base, td)) { }  } }; struct In { using td = typename tv< V, F> ::td; using Cl = typename tv< V, F> ::Cl; td a; typename tv< V, F> ::td b; Base< true>  c; typename tv< V, F> ::Cl d; }; }; 
# 5
namespace q { 
# 6
template< bool C, class T> using mc = T; template< class T> concept Ob = true; template< bool > struct ic { }; 
# 7
template< class V, class F> requires(Ob< V> ) struct tv { private: template< bool C> using Base = mc< C, V> ; template< bool C> struct It : public ic< C>  { private: using Par = q::mc< C, tv> ; using Base = typename tv< V, F> ::template Base< C> ; using B2 = Base; public: Base m0; typename tv< V, F> ::template Base< true>  m3; friend inline bool operator==(const It< C>  &x, const It< C>  &y) { return true; } Base *f(Base b) requires (q::Ob< Base> ); }; template< bool C> struct Se { using Base = typename tv< V, F> ::template Base< C> ; using Q = mc< C, Base> ; void f() { if constexpr (Ob< Base> ) { }  } }; }; 
# 8
}
# 9
namespace std { template< class T, class U> concept eq = true; template< class T> struct view { template< class U> struct it { using base = U; using val = T; friend inline bool operator==(const it< U>  &x, const it< U>  &y) requires (std::eq< typename it< U> ::base, typename it< U> ::val> ) { return true; } }; }; }std::view< int> ::it< char>  vi; 

# 1 "hidden_member_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9bb359b3_26_hidden_member_templates_cu_1c478f49_29912
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "hidden_member_templates.cudafe1.stub.c"
#include "hidden_member_templates.cudafe1.stub.c"
# 1 "hidden_member_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
