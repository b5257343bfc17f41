# 1 "dropped_alias_arguments.cu"
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
template< bool B, class T = void> struct eif { using type = T; }; template< class T> struct eif< false, T>  { }; 
# 4
template< bool B, class T, class U> struct cnd { using type = T; }; template< class T, class U> struct cnd< false, T, U>  { using type = U; }; 
# 5
template< class ...> using void_t = void; 
# 6
struct true_type { static const bool value = true; }; struct false_type { static const bool value = false; }; 
# 7
template< class T> struct neg { static const bool value = (!T::value); }; 
# 8
template< class T> struct IfR { template< class O> using AddPtr = O; }; 
# 9
template< class T> struct IfR< T &&>  { template< class O> using AddPtr = O *; }; 
# 10
template< class T, class X> struct conj { static const bool value = (T::value && X::value); }; 
# 11
template< bool V, class T> using HasValue = typename cnd< V, T, neg< T> > ::type; 
# 12
template< class A, class B> struct islb : public false_type { }; 
# 13
template< class C> using EnableIf = typename eif< C::value, int> ::type; 
# 14
template< class Tree> struct A { 
# 15
template< class K, bool V, class  = void> using LB = HasValue< V, islb< typename Tree::key_type, K> > ; 
# 16
template< class K, bool KV, class M, bool MV, class ...D> using LBKV = conj< LB< K, KV, void> , LB< M, MV> > ; 
# 17
template< class M, int  = EnableIf< LBKV< M, false, M, false, M *> > ()> int f1(M && m); template< class M> int f1(const M & m); 
# 18
template< class M, int  = EnableIf< LBKV< M, false, M, false, IfR< int &&> ::template AddPtr< M> > > ()> int f3(M && m); template< class M> int f3(const M & m); 
# 19
template< class M, int  = EnableIf< LBKV< M, false, M, false, int, M *> > ()> int f5(M && m); template< class M> int f5(const M & m); 
# 20
template< class K = int, class M, int  = EnableIf< LBKV< K, false, M, false, M *> > ()> int f6(M && m); template< class K = int, class M> int f6(const M & m); 
# 21
template< class M, int  = EnableIf< LBKV< M, false, M, false, M *> > ()> int f7(M && m); template< class M, int  = 0> int f7(const M & m); 
# 22
template< class M, int  = EnableIf< LBKV< M, false, M, false, M *> > ()> int f8(M && m); template< class M, int  = EnableIf< LBKV< M, false, M, false, M> > ()> int f8(const M & m); 
# 23
template< class M, int  = EnableIf< neg< islb< M, void_t< M *> > > > ()> int fa(M && m); template< class M, int  = EnableIf< neg< islb< M, void_t< M> > > > ()> int fa(const M & m); 
# 24
template< class M, class  = M *> int fb(M && m); template< class M> int fb(const M & m); 
# 25
template< class M, class  = void_t< M *> > int fc(M && m); template< class M> int fc(const M & m); 
# 26
}; 
# 27
struct tr { using key_type = int; }; 
# 28
int main() { union { int n: 1; }; (n) = 0; A< tr>  a; 
# 29
a.f1(n); 
# 30
a.f3(n); 
# 31
a.f5(n); 
# 32
a.f6(n); 
# 33
a.f7(n); 
# 34
a.f8(n); 
# 35
a.fa(n); 
# 36
a.fb(n); 
# 37
a.fc(n); return 0; 
# 38
} 

# 1 "dropped_alias_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5327d932_26_dropped_alias_arguments_cu_main
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "dropped_alias_arguments.cudafe1.stub.c"
#include "dropped_alias_arguments.cudafe1.stub.c"
# 1 "dropped_alias_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
