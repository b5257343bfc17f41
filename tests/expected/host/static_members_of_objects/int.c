# 1 "static_members_of_objects.cu"
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
struct S { int v; int sv2; static int sm; enum { E1}; static const int sc = 3; static constexpr inline int sx = 4; static void sf(); static S *sp; static S so; int arr[2]; static int sarr[2]; S &self(); }; S s; S *ps; S &fs(); 
# 4
void take(int); void f(S &r, S *p) { int a = ((s.sm)); take((s.sm)); take((ps->sm)); take((r.sm)); take((p->sm)); take((fs().sm)); take((s.E1)); take((s.sc)); take((s.sx)); s.sf(); ps->sf(); r.sf(); (s.sm) = 3; (r.sm) = 3; int b = (s.sm) + 1; int c = ((ps->sm)); int d = ((r.sm)); int e = ((p->sm)); auto g = (&(s.sm)); auto h = (&(r.sm)); ((s.so).v) = 1; int i = (s.so).v; take(((s.so).sm)); take((s.sp)->v); take((s.sarr)[1]); int &j = (s.sm); int &k = (r.sm); (s.sm)++; if (s.sm) { }  return s.sf(); take((S().sm)); take((s.self().sm)); take(((*p).sm)); int l = (s.sc); const int &m = (s.sm); int n = ((S().sm)); } 
# 5
template< class T> void g(S &r, S *p, T &t) { int a = ((s.sm)); take((s.sm)); take((ps->sm)); take((r.sm)); int b = (s.sm) + 1; (s.sm) = 3; take((s.sx)); auto g = &(s.sm); int &j = (s.sm); int i = (s.so).v; int d = ((r.sm)); s.sf(); t.sm; } 
# 6
int x = ((s.sm)); int y = ((ps->sm)); int &z = (s.sm); int *w = (&(s.sm)); 

# 1 "static_members_of_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2be42445_28_static_members_of_objects_cu_efa9a0a3
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "static_members_of_objects.cudafe1.stub.c"
#include "static_members_of_objects.cudafe1.stub.c"
# 1 "static_members_of_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
