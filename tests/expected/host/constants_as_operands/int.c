# 1 "constants_as_operands.cu"
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
template< int Y, int I = 0, int S = (Y == 1) ? 1 : (Y / 2), bool D = (((S - I) <= 1) ? true : (((S * S) <= Y) && (((S + 1) * (S + 1)) > Y)))> struct ms { enum { Mid = (I + S) / 2, Take = ((((I + S) / 2) * ((I + S) / 2)) > Y) ? 1 : 0, NI = ((int)(((((I + S) / 2) * ((I + S) / 2)) > Y) ? 1 : 0)) ? I : ((int)((I + S) / 2)), NS = ((int)(((((I + S) / 2) * ((I + S) / 2)) > Y) ? 1 : 0)) ? (int)((I + S) / 2) : S}; enum { ret = ms< Y, ((int)(((((I + S) / 2) * ((I + S) / 2)) > Y) ? 1 : 0)) ? I : ((int)((I + S) / 2)), ((int)(((((I + S) / 2) * ((I + S) / 2)) > Y) ? 1 : 0)) ? (int)((I + S) / 2) : S> ::ret}; }; 
# 5
template< int Y, int I, int S> struct ms< Y, I, S, true>  { enum { ret = ((S * S) <= Y) ? S : I}; }; 
# 6
template< bool B, int I> struct T2 { }; template< int N, bool B = (N) ? true : false, bool C = ((N > 1) ? true : false), int D = ((N > 1) ? 1 : 2), int E = (N + 1) ? 3 : 4> struct U { T2< (N) ? true : false, ((N > 1) ? 3 : 4)>  a; T2< (N == 1) ? true : false, (N) ? 1 : 2>  b; T2< N < 1, N + 1>  c; T2< (N) && (1), -N>  d; T2< !(N), (N, 1)>  e; enum { x = (N) ? 1 : 2, y = (N) ? 1 : 2}; static const int z = ((N) ? 1 : 2); }; 
# 7
template< class T> struct V { T2< ((sizeof(T) > (1)) ? true : false), (T::x) ? 3 : 4>  a; T2< (T::x) ? true : false, T::y == 1>  b; }; int ms9 = (ms< 9> ::ret); 
# 9
template< int Y, int I> struct W { enum { A = Y + I, B = (Y + I) * 2}; enum { r = W< Y, Y + I> ::r, q = W< (Y + I) * 2, Y + I> ::q}; T2< (A > 1), B>  m; T2< W< A, B> ::r, 1>  n; static const int s = (A); T2< true, s>  o; void f() { W< A, B>  l; T2< true, A>  k; int i = (W< A, 1> ::r); } }; template<> struct W< 3, 3>  { enum { r = 1, q}; }; 
# 11
struct Du { long r; constexpr Du(long x) : r(x) { } }; constexpr bool operator<(Du a, Du b) { return (a.r) < (b.r); } constexpr Du operator-(Du d) { return ((Du)(-(d.r))); } constexpr Du Zero() { return ((Du)(0)); } Du Rt(); constexpr Du One(int i) { return ((Du)(i)); } Du operator+(Du, Du); constexpr Du kz{0}; template< class T> constexpr T TZ() { return (T)0; } struct Ms { static constexpr Du SZ() { return ((Du)(1)); } constexpr Du mz() const { return ((Du)(2)); } }; 
# 12
Du ab(Du d, int i) { Ms ms; if ((d < Zero())) { return d; }  if ((Zero() < d)) { return d; }  (d < One(1)); (d < (One(i))); (d < (Rt())); (d + Zero()); (Zero() + Zero()); (-Zero()); (d < kz); (d < ((Du)(0))); (d < Du{0}); (d < TZ< Du> ()); (d < Ms::SZ()); (d < ms.mz()); (d < (-Zero())); (d < (((i) ? Zero() : d))); return ((d < Zero()) ? (-d) : d); } 
# 13
inline Du ab2(Du d) { return ((d < Zero()) ? (-d) : d); } template< class T> Du ab3(Du d, T t) { (d < (Zero())); t < Zero(); (d + (Zero())); return ((d < (Zero())) ? (-d) : d); } 
# 14
constexpr bool operator>(const Du &a, const Du &b) { return (a.r) > (b.r); } struct Mo { long r; constexpr Mo(long x) : r(x) { } constexpr bool operator<(Mo o) const { return (r) < (o.r); } constexpr bool operator>(const Mo &o) const { return (r) > (o.r); } constexpr Mo operator-() const { return ((Mo)(-(r))); } }; constexpr Mo MZ() { return ((Mo)(0)); } Mo mr(); void refs(Du d, Mo m) { (d > Zero()); (Zero() > d); (m < MZ()); (MZ() < m); (m > MZ()); (MZ() > m); (-MZ()); (m < (-MZ())); (m < (mr())); (m > (-MZ())); } 

# 1 "constants_as_operands.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a5e79c54_24_constants_as_operands_cu_ms9
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_as_operands.cudafe1.stub.c"
#include "constants_as_operands.cudafe1.stub.c"
# 1 "constants_as_operands.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
