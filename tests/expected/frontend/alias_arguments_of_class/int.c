# 1 "alias_arguments_of_class.cu"
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
template< auto v> struct C { using type = C; static constexpr inline auto value = (v); using value_type = __decltype(v); constexpr operator value_type() const { return v; } }; 
# 5
template< int v> using Int = C< v> ; template< bool b> using bc = C< b> ; 
# 6
template< class A, class B> struct pr { }; 
# 7
template< auto a, auto b> constexpr C< a / b>  operator/(C< a> , C< b> ) { return {}; } 
# 8
template< class A> using ali = Int< A{}> ; template< class A, class B> using ali2 = Int< (A{}) / (B{})> ; 
# 9
template< class A> struct S1 { using t = Int< A{}> ; using u = pr< Int< A{}> , Int< (A{}) / (A{})> > ; template< class X> using m = Int< X{}> ; using w = Int< A::value> ; using x = bc< A{}> ; typedef bc< (A{}) && (A{})>  zz; Int< A{}>  q; }; 
# 10
void same(C< 2> , C< 6> , C< true> , C< 4> ); 
# 11
int z() { S1< C< 3> >  a; S1< C< 5> > ::t d; ali< C< 2> >  e; ali2< C< 18> , C< 3> >  f; S1< C< 9> > ::x g; S1< C< 3> > ::m< C< 4> >  h; same(e, f, g, h); return sizeof a; } 

# 1 "alias_arguments_of_class.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2c7fe90e_27_alias_arguments_of_class_cu__Z1zv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alias_arguments_of_class.cudafe1.stub.c"
#include "alias_arguments_of_class.cudafe1.stub.c"
# 1 "alias_arguments_of_class.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
