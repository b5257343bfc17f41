# 1 "friend_templates_of_instances.cu"
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
template< class A> struct map { A t; template< class B> friend bool g(const map< B>  &, const map< B>  &); template< class B> friend bool operator==(const map< B>  &, const map< B>  &); }; 
# 4
template< class B> bool operator==(const map< B>  &, const map< B>  &) { return true; } 
# 5
bool f1(const map< int>  &l, const map< double>  &k) { return g(l, l) && (l == l); } 
# 6
template< class A> struct pm { A t; template< class B, class C> friend bool h(const pm< B>  &, const pm< C>  &); }; 
# 7
bool f2(const pm< int>  &l, const pm< double>  &k) { return h(l, k); } 
# 8
template< class A> struct fm { A t; template< class B> friend bool g(const fm< A>  &, B); }; 
# 9
template< class A, class B> bool g(const fm< A>  &, B); 
# 10
bool f3(const fm< int>  &l, const fm< double>  &k) { return g(l, l); } 
# 11
template< class A> struct gm { A t; template< class B> friend bool g(const gm< A>  &, B); }; 
# 12
template< class B> bool g(const gm< int>  &, B); 
# 13
bool f4(const gm< int>  &l, const gm< double>  &k) { return g(l, l); } 
# 14
template< class A> struct im { A t; template< class B, int N, template< class >  class Q> friend bool g(const im< B>  &, int (&)[N], Q< B> ); 
# 15
template< class ...B> friend bool h(im< A> , B ...); template< class B = int> friend inline bool k(im< A> , B *) { return true; } }; 
# 16
template< class B, int M, template< class >  class Q> bool g(const im< B>  &, int (&)[M], Q< B> ); 
# 17
template< class ...B> bool h(im< int> , B ...); 
# 18
int a[3]; 
# 19
bool f5(const im< int>  &l, const im< double>  &k) { return g(l, a, l) && h(l, 1, 2, 3); } 
# 20
bool f6(const im< int>  &l, const im< double>  &m) { return k(l, a) && k(m, a); } 
# 21
template< class A> struct jm { A t; template< class B> friend inline B j(const jm< A>  &, B) { return {}; } }; 
# 22
template< class B> long j(const jm< int>  &, B); 
# 23
void f7(jm< int>  x, jm< char>  y) { j(y, y); } 

# 1 "friend_templates_of_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__dc7d7b6f_32_friend_templates_of_instances_cu_1893aa25
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friend_templates_of_instances.cudafe1.stub.c"
#include "friend_templates_of_instances.cudafe1.stub.c"
# 1 "friend_templates_of_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
