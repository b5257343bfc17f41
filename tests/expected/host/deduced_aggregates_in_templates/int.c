# 1 "deduced_aggregates_in_templates.cu"
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
template< class T> struct TS { T a; int b; }; template< class T> struct CS { CS(T); CS(T, int); int m() const; }; template< class T> TS(T, int)->TS< T> ; 
# 4
void on(TS< int> ); template< class T> void on1(T); template< class T> struct R { T r; void f(T t) { (r).on(TS< int> {1, 2}); (r).on(CS{1}); (r).on(CS(1)); (r).on(CS(1, 2)); on(TS< int> {1, 2}); on1(TS< int> {1, 2}); on1(CS{1}); on1(CS(1)); auto a = TS< int> {1, 2}; auto b = CS{1}; auto c = CS(1); CS d(1); CS e{1}; CS f = 1; CS{1}; CS{1}.m(); CS(1).m(); (r) = CS{1}; (r) + CS{1}; (r) + CS(1); on1(CS{t}); (r).on(CS{t}); auto g = CS{t}; CS h{t}; (r).on(CS< T> {t}); return on1(CS{1}); } auto g() { return CS{1}; } auto h() { return CS(1); } static inline auto i = CS{1}; int j = CS{1}.m(); auto k()->__decltype((CS{1})); T l = CS{1}; }; 
# 5
void n(R< int>  r) { (r.r) = 1; on(TS< int> {1, 2}); on1(TS< int> {1, 2}); on1(CS{1}); on1(CS(1)); auto a = TS< int> {1, 2}; auto b = CS{1}; auto c = CS(1); CS d(1); CS e{1}; CS f = 1; CS{1}; CS{1}.m(); CS(1).m(); } 

# 1 "deduced_aggregates_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__66517cef_34_deduced_aggregates_in_templates_cu_8369306a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deduced_aggregates_in_templates.cudafe1.stub.c"
#include "deduced_aggregates_in_templates.cudafe1.stub.c"
# 1 "deduced_aggregates_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
