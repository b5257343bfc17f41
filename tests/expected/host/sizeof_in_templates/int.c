# 1 "sizeof_in_templates.cu"
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
struct S { int v; int m(); S(int = 0); }; int g; template< class T> struct TS { T v; T m(); static T x; }; void take(long); template< class ...A> void tk(A ...); int arr[3]; S s; int f(); 
# 4
void nt(S &r, S *p) { long a = (sizeof g); long b = (sizeof g); long c = (sizeof (g + 1)); long d = (sizeof (s.v)); long e = (sizeof (-g)); take(sizeof s.m()); take(sizeof ((S)(1))); take(sizeof(S (void))); take(sizeof (g + 1)); take(sizeof (r.v)); take(sizeof (p->v)); take(sizeof (*p)); take(sizeof (p[0])); take(sizeof arr); take(sizeof f()); take(sizeof ((int)g)); take(sizeof sizeof g); take(sizeof (&g)); take(sizeof ((g) ? 1 : 2)); take(sizeof (new int)); take(sizeof "x"); take(sizeof 3); } 
# 5
template< class T, int N> void te(T t, T *tp, S &r, S *p) { long a = (sizeof(t)); long b = (sizeof(N)); long c = (sizeof((N + 1))); long d = (sizeof((t.v))); long e = (sizeof((-t))); take(sizeof(t.m())); take(sizeof(((T)1))); take(sizeof(T (void))); take(sizeof((t + 1))); take(sizeof (r.v)); take(sizeof((*tp))); take(sizeof((tp[0]))); take(sizeof arr); take(sizeof f()); take(sizeof(((int)t))); take(sizeof(sizeof(t))); take(sizeof((&t))); take(sizeof(((N) ? 1 : 2))); take(sizeof((new T))); take(sizeof "x"); take(sizeof 3); take(sizeof(N)); take(sizeof((N + 1))); tk(sizeof(N)); tk(sizeof((N + 1))); tk(sizeof((t.v))); tk(sizeof(t)); int x = (sizeof((N + 1)) * (2)); int y[sizeof(N)]; if (sizeof(N) > (1)) { }  return tk(sizeof((t.v)) + (1)); take(sizeof g); take(sizeof (g + 1)); tk(sizeof (g + 1)); tk(sizeof (r.v)); take(sizeof(S (void))); tk(sizeof(TS< T> ().m())); take(sizeof(TS< T> ::x)); long z = (sizeof(T::v)); take(sizeof(T::v)); take(sizeof(T::f())); take(sizeof(typename T::type)); take(sizeof(((t) ? 1 : 2))); take(sizeof((N == 3))); take(sizeof(noexcept(t))); } 
# 6
template< int ...I> void pk() { take(sizeof...(I)); } 

# 1 "sizeof_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__16921a47_22_sizeof_in_templates_cu_s
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "sizeof_in_templates.cudafe1.stub.c"
#include "sizeof_in_templates.cudafe1.stub.c"
# 1 "sizeof_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
