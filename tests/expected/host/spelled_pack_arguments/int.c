# 1 "spelled_pack_arguments.cu"
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
typedef unsigned char uint8_t; typedef signed long int64_t; typedef signed int int32_t; 
# 5
template< bool B, class T, class F> struct conditional { using type = T; }; 
# 6
template< class T, class F> struct conditional< false, T, F>  { using type = F; }; 
# 7
template< bool B, class T, class F> using conditional_t = typename conditional< B, T, F> ::type; 
# 8
template< class T, class U> constexpr bool is_same_v = false; 
# 9
template< class T> constexpr bool is_same_v< T, T>  = true; 
# 10
template< class T> constexpr int bits_v = (sizeof(T) * (4)); 
# 11
template< class T> struct allocation { T *p; allocation(int) { } allocation() { } }; 
# 12
template< class T> struct HT { using Element = T; using SU = conditional_t< is_same_v< Element, bool> , uint8_t, conditional_t< (bits_v< Element>  % 8) == 0, Element, uint8_t> > ; allocation< SU>  a; }; 
# 13
template< class T> struct HT2 { using Element = T; allocation< conditional_t< is_same_v< Element, bool> , short, short> >  a; }; 
# 14
template< class T> struct HT3 { using Element = T; using SU = conditional_t< is_same_v< Element, bool> , long, long> ; SU m; allocation< SU>  a; }; 
# 15
struct half { }; 
# 16
template< class K> struct GU { using ElementA = K; }; 
# 17
int f() { HT< char>  h; allocation< unsigned char>  w(3); HT2< half>  k; allocation< short>  v(3); HT3< half>  k3; allocation< long>  v3(3); return sizeof h + sizeof w; } 
# 18
template< class ...T> struct tuple { }; 
# 19
template< class ...T> using Stride = tuple< T...> ; 
# 20
template< class ...T> constexpr tuple< T...>  mk(T ...t) { return {}; } 
# 21
template< class A, class B> struct P { P(A, B) { } }; 
# 22
template< class A> struct GP { using U = A; A at(int); }; 
# 23
int g() { int32_t m = 0; int64_t n = (0); auto t = mk(m, n, 1); P p{t, mk(n)}; P< tuple< signed int, signed long, int> , int>  q{t, 1}; tuple< signed int, signed long, int>  u; tuple< signed long>  z; P< tuple< int, long> , tuple< int> >  *r; 
# 24
P p2{mk(m), (GP< signed int> {}).at(0)}; P p3{(int32_t)3, (int64_t)3}; P p4{GP< signed long> {}, (GP< signed long> {}).at(3)}; P< GP< signed long> , signed long>  *p5; auto tt = (GP< signed int> {}).at(0); P p6{tt, tt}; P p7{mk(tt, tt), (2.0)}; return 0; } 

# 1 "spelled_pack_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__11e32df2_25_spelled_pack_arguments_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "spelled_pack_arguments.cudafe1.stub.c"
#include "spelled_pack_arguments.cudafe1.stub.c"
# 1 "spelled_pack_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
