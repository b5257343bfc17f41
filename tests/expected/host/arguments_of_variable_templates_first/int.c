# 1 "arguments_of_variable_templates_first.cu"
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
int hf(int); 
# 5
template< unsigned long N> constexpr int sc = (N); template< unsigned long N> struct si { }; template< unsigned long N> constexpr si< N>  sic{}; template< long N> int lf(); template< char C> constexpr int cc = (C); template< unsigned U> struct pt : public pt< U - (1)>  { }; template<> struct pt< 0U>  { }; template< bool B> struct bt { }; template< unsigned long N> using sia = si< N> ; template< int I> constexpr int ic = I; 
# 6
int n1 = sc< 0UL> ; int n2 = sc< 3UL> ; auto n3 = (sic< 0UL> ); void nn() { int x = sc< 0UL> ; x = sc< 1> ; hf(sc< 2> ); si< 0UL>  y; lf< 0L> (); hf(cc< 'a'> ); hf(cc< 'a'> ); sia< 4>  q; pt< 2>  r; bt< 1>  s; x = ic< 2 * 3> ; x = ic< 2 * 3> ; hf(ic< 1 + 2> ); } template<> constexpr int sc< 7UL>  = 1; template< class T> void nt(T t) { int x = sc< 0UL> ; x = sc< 1> ; hf(sc< 2> ); h(sc< 2> , t); h(t, sc< 0UL> ); h(sic< 0UL> , t); si< 0UL>  y; lf< 0L> (); h(lf< 0L> (), t); h(si< 0UL> {}, t); h(pt< 2> {}, t); auto l = [](pt< 1U> ) { } ; h(ic< 2 * 3> , t); h(ic< 2 * 3> , t); auto e = sc< 0UL> ; auto f = h(sc< 1> , t); h(cc< 'a'> , t); h(cc< 'a'> , t); sia< 4>  q; h(sia< 4> (), t); t.m(sc< 0UL> ); t(sc< 0UL> ); } 
# 7
void pa(pt< 2> ); template< class T> void pb(T, pt< 2> ); template< class T> void pc(T, pt< 2>  = pt< 2> {}); template< class T> struct pd { void m(pt< 1U> ); T n(pt< 1U> , T) const { return n(pt< 1U> {}, T()); } template< class U> auto o(U, pt< 2> )->__decltype((U())); static pt< 1U>  st; using q = pt< 1U> ; pt< 2>  mem; }; template< class J> auto fj(J j, pt< 2> )->__decltype(((j.x), ((void)0))) { } template< class J> void fk(const J &j, si< 2> , sia< 3> ) { } 
# 8
template< class J, class K> void fl(J j, K, pt< 1U> ) { } template< class J> void fm(J j, pt< 1U> , pt< 1U> , si< 1> , si< 1> ); 

# 1 "arguments_of_variable_templates_first.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__682b29ce_40_arguments_of_variable_templates_first_cu_n1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "arguments_of_variable_templates_first.cudafe1.stub.c"
#include "arguments_of_variable_templates_first.cudafe1.stub.c"
# 1 "arguments_of_variable_templates_first.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
