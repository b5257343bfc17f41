# 1 "typedefs_in_nested_classes.cu"
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
template< int A, int B> struct PL { static const int kC = A; static const int kS = B; }; 
# 4
template< int N, class T> struct Coord { T a[N]; using Index = T; T &at(); }; 
# 5
template< class Shape_, class Arr_, int E> struct Map { 
# 6
using Shape = Shape_; static const int kE = E; 
# 7
struct Detail { using Arr = Arr_; using SA = PL< Shape_::kC / kE, Shape_::kS> ; using WA = PL< PL< Shape_::kC / kE, Shape_::kS> ::kC / Arr_::kC, PL< Shape_::kC / kE, Shape_::kS> ::kS / Arr_::kS> ; static const int kW = (WA::kC); using WArr = PL< kW, kW> ; using Sub = Shape; struct In { using X = Arr_; }; }; 
# 8
using It = PL< Detail::WA::kC / Detail::kW, Detail::WA::kS / Detail::kW> ; 
# 9
using De = PL< Detail::Arr::kC * kE, Detail::Arr::kS * Detail::WArr::kS> ; 
# 10
using D2 = PL< Detail::In::X::kC, Detail::Sub::kS> ; using D3 = PL< Shape_::kC, Detail::Arr::kC> ; using D4 = typename Detail::Arr::type; using D5 = PL< Detail::Arr::type::kC, 1> ; 
# 11
static const int v = (Detail::WA::kC + Detail::Arr::kC); int arr[Detail::WA::kC]; enum { e = Detail::WA::kC}; 
# 12
void f() { PL< Detail::WA::kC, Detail::Arr::kC>  x; int i = (Detail::WA::kC + Detail::Arr::kC); using L = Detail; PL< Detail::Arr::kC, Detail::WA::kC>  y; typename Detail::Arr::type z; } 
# 13
void g(PL< Detail::WA::kC, Detail::Arr::kC>  x); PL< Detail::WA::kC, 1>  h(); 
# 14
}; 
# 15
template< class S, class A, int E> void Map< S, A, E> ::g(PL< Detail::WA::kC, Detail::Arr::kC>  x) { PL< Detail::WA::kC, Detail::Arr::kC>  y; } 
# 16
struct Row { static const int kR = 1; using LI = long; using Stride = Coord< 1, long> ; Coord< 1, long> ::Index &s(); Stride t; Coord< 1, long>  u; Coord< 1, long> ::Index w; }; 
# 17
struct Row2 { static const int kR = 1; using LI = long; using Stride = Coord< 1, long> ; Coord< 1, long> ::Index &s(); Stride t; Coord< 1, long>  u; }; 
# 18
template< class T> struct Row3 { static const int kQ = 1; using LI = long; using Stride = Coord< 1, Row::LI> ; Coord< 1, Row::LI> ::Index &s(); Stride t; Coord< 1, Row::LI>  u; Coord< 1, Row::LI>  v; }; 

# 1 "typedefs_in_nested_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__68a058c5_29_typedefs_in_nested_classes_cu_385350b2_16846
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typedefs_in_nested_classes.cudafe1.stub.c"
#include "typedefs_in_nested_classes.cudafe1.stub.c"
# 1 "typedefs_in_nested_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
