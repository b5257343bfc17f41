# 1 "friends_and_pointers_in_calls.cu"
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
struct ctx { }; template< class I, class O> class filter; 
# 5
template<> class filter< void, void> ; 
# 6
template< class I, class O> class filter { int x; friend void pp(int, const filter< void, void>  &, ctx &); template< class A, class B> friend class filter; friend void qq(filter< I, O> ); }; 
# 7
template<> class filter< void, void>  { int r; friend inline void pp(int, const ::filter< void, void>  &, ctx &); public: filter(const ::filter< int, int>  &); }; 
# 8
inline void pp(int n, const filter< void, void>  &f, ctx &c) { } 
# 9
inline void pp(int n, const filter< void, void>  &f) { ctx c; pp(n, f, c); } 
# 10
filter< int, int>  f1; filter< int, long>  f2; 
# 11
void use(filter< void, void>  &v, filter< int, int>  &i) { pp(1, v); pp(1, i); ctx c; pp(2, i, c); pp(2, v, c); } 
# 12
template< class > struct sized { char x[2]; }; template< class T> struct B { }; struct D : public B< int>  { }; struct D2 : public D { }; 
# 13
template< class T> int f(B< T>  *); template< class T> int g(B< T>  **); int g(...); template< class T> int h(const B< T>  &); template< class T> int k(B< T>  *const *); int k(...); template< class T> int c(const B< T>  *const *); template< class T> char r(B< T>  *&); int r(...); template< class T> int p(const T *const *const *); 
# 14
D d; D *pd; D2 *pd2; B< int>  *pb; B< int>  **ppb; const int ***cppp; int ***ippp; 
# 15
int a = (((((((f(&d) + g(&pd)) + h(d)) + k(&pd)) + c(&pb)) + g(&pb)) + f(pd2)) + p(ippp)) + p(cppp); __decltype((r(pd))) x; __decltype((r(pb))) y; 

# 1 "friends_and_pointers_in_calls.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d999f88e_32_friends_and_pointers_in_calls_cu_53907f7f
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friends_and_pointers_in_calls.cudafe1.stub.c"
#include "friends_and_pointers_in_calls.cudafe1.stub.c"
# 1 "friends_and_pointers_in_calls.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
