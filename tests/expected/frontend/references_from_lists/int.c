# 1 "references_from_lists.cu"
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
template< class T, T v> struct ic { constexpr T operator()() const noexcept { return v; } constexpr operator T() const { return v; } }; 
# 5
using R = ic< unsigned long, 3UL>  &&; using I = ic< unsigned long, 3UL> ; template< unsigned long n> constexpr int kf() { return n; } template< unsigned long n> struct K { static constexpr inline int v = (n); }; 
# 6
int a = kf< R{}()> (); int b = K< 3UL> ::v; int c = kf< R{}()> (); int d = kf< R{}()> (); int e = kf< R{}()> (); 
# 7
template< class Q> int t() { return kf< (Q{})()> (); } int f = t< ic< unsigned long, 3UL>  &&> () + t< ic< unsigned long, 3UL> > (); template< class Q> int t2() { return K< (Q{})()> ::v; } int g = t2< ic< unsigned long, 3UL>  &&> () + t2< ic< unsigned long, 3UL> > (); template< class Q> int t3() { return kf< Q{}> (); } int h = t3< ic< unsigned long, 3UL>  &&> () + t3< ic< unsigned long, 3UL> > (); template< class Q> constexpr auto t4() { return kf< (Q{})()> (); } int i = (t4< ic< unsigned long, 3UL>  &&> () + t4< ic< unsigned long, 3UL> > ()); template< class Q> constexpr auto t5() { constexpr auto q = (Q{})(); return kf< q> (); } int j = (t5< ic< unsigned long, 3UL>  &&> () + t5< ic< unsigned long, 3UL> > ()); template< class Q> auto t7() { return kf< Q{}> (); } int l = t7< ic< unsigned long, 3UL>  &&> () + t7< ic< unsigned long, 3UL> > (); template< class T> auto t8() { using Q = T &&; return kf< Q{}()> (); } int m = t8< ic< unsigned long, 3UL> > (); 
# 8
template< unsigned long n> struct bti { }; template< class K, class V> struct ebo { V v; }; template< class K, class V> constexpr V &eg(ebo< K, V>  &x) { return x.v; } 
# 9
template< class ...X> struct bt : public ebo< bti< 0UL> , X> ... { }; 
# 10
template< unsigned long n, class ...X> constexpr decltype(auto) at_c(bt< X...>  &x) { return eg< bti< n> > (x); } 
# 11
template< class T> struct just { T val; constexpr T &&operator*() && { return static_cast< T &&>(val); } }; 
# 12
template< class M> struct fi { using type = just< ic< unsigned long, 0UL> > ; }; 
# 13
template< class M> constexpr decltype(auto) a1(M &m) { using R = typename fi< M> ::type; constexpr unsigned long index = (__decltype((*(R{}))){})(); return at_c< index> (m); } 
# 14
template< class M> constexpr decltype(auto) a2(M &m) { using R = typename fi< M> ::type; constexpr unsigned long index = ic< unsigned long, sizeof(M) - (4)> {}(); return at_c< index> (m); } 
# 15
template< class M> constexpr decltype(auto) a3(M &m) { constexpr unsigned long index = (sizeof(M) - (4)); return at_c< index> (m); } 
# 16
template< class M> constexpr int &a4(M &m) { using R = typename fi< M> ::type; constexpr unsigned long index = (__decltype((*(R{}))){})(); return at_c< index> (m); } 
# 17
template< class M> constexpr decltype(auto) a5(M &m) { using R = typename fi< M> ::type; constexpr unsigned long index = (__decltype((*R())){})(); return at_c< index> (m); } 
# 18
template< class M> constexpr decltype(auto) a6(M &m) { using R = typename fi< M> ::type; using Q = __decltype((*(R{}))); constexpr unsigned long index = (Q{})(); return at_c< index> (m); } 
# 19
int called() { bt< int>  m; int a = a1(m); a = a2(m); a = a3(m); a = a4(m); a = a5(m); a = a6(m); return a; } 

# 1 "references_from_lists.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__33d0e7ec_24_references_from_lists_cu_a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "references_from_lists.cudafe1.stub.c"
#include "references_from_lists.cudafe1.stub.c"
# 1 "references_from_lists.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
