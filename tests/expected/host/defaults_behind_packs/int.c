# 1 "defaults_behind_packs.cu"
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
template< bool B, class T = void> struct eif { typedef T type; }; template< class T> struct eif< false, T>  { }; 
# 5
template< class V, class A, class ...TN> int av(const V & v, A && a, TN && ...vn, typename eif< sizeof(V) == (1), bool> ::type = true); 
# 6
template< class V, class A, class ...TN> char av(const V & v, A && a, TN && ...vn, typename eif< sizeof(V) != (1), bool> ::type = true); 
# 7
template< class ...T> int f1(T ...t, int x); template< class ...T> int f2(T ...t, int x = 1, int y = 2); template< class ...T, class U> U f3(T ...t, U u); 
# 8
template< class A, class ...T> struct S { int m(T ..., int = 0); template< class ...U> int n(U ..., T ...); }; 
# 10
struct E { }; struct B4 { int x; }; 
# 11
void g(E e, B4 b) { int i = av(e, 1); char c = av(b, 1); i = f1(1); i = f1< int> (1, 2); i = f2(); i = f2(3); i = f2(3, 4); i = f2< int, int> (1, 2); i = f2< int> (1, 2, 3); f3((1.5)); f3< int> (1, (2.5)); S< int, char, long>  s; i = s.m('a', 1L); i = s.m('a', 1L, 2); i = s.n('a', 1L); i = s.n< int> (1, 'a', 2L); } 

# 1 "defaults_behind_packs.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__38b6095a_24_defaults_behind_packs_cu_607e35f6
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "defaults_behind_packs.cudafe1.stub.c"
#include "defaults_behind_packs.cudafe1.stub.c"
# 1 "defaults_behind_packs.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
