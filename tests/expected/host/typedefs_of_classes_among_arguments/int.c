# 1 "typedefs_of_classes_among_arguments.cu"
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
typedef int i3; typedef signed int i4; template< int N, class T> struct Coord { using Index = T; }; 
# 4
struct PL { using Index = i3; using Stride = Coord< 1, int> ; Coord< 40, int>  m; template< class U> void f() { Coord< 30, Index>  a; Coord< 40, Index>  c; } template< class U> struct In { Coord< 31, Index>  b; Coord< 40, Index>  c; using I2 = i4; void g() { Coord< 32, Index>  d; Coord< 41, i4>  e; } }; template< class U> Coord< 33, int>  ret(Coord< 34, int> ); }; 
# 5
struct DL : public PL { template< class U> void f() { Coord< 35, Index>  a; Coord< 30, Index>  c; } using Index4 = i4; Coord< 42, signed int>  t; typedef int Raw; Coord< 43, int>  raw; }; 
# 6
template< class T> struct TT : public PL { Coord< 36, Index>  b; Coord< 1, Index>  again; Coord< 30, Index>  x; void f() { Coord< 1, Index>  y; Coord< 40, Index>  e; Coord< 42, DL::Index4>  g; Coord< 43, DL::Raw>  r; } Coord< 42, DL::Index4>  h; Coord< 43, DL::Raw>  i; }; 
# 7
template< class T> void ff() { Coord< 1, PL::Index>  y; Coord< 40, PL::Index>  e; Coord< 42, DL::Index4>  g; Coord< 43, DL::Raw>  h; } 
# 8
void fg() { Coord< 1, int>  y; Coord< 40, int>  e; Coord< 42, signed int>  g; Coord< 43, int>  h; } 
# 9
template< class T> struct QQ { using Index = i3; Coord< 50, i3>  a; struct In { using Index = i4; Coord< 51, i4>  b; }; typename In::Index c; Coord< 52, typename In::Index>  d; }; 
# 10
template< class T> void ff2() { Coord< 50, i3>  y; Coord< 51, i4>  e; } 
# 11
namespace n { struct RM { using Index = i3; using S = Coord< 60, int> ; }; template< class T> struct U { using S = Coord< 60, RM::Index> ; }; struct V { using S = Coord< 60, int> ; }; }template< class T> struct U2 { using S = Coord< 60, n::RM::Index> ; }; 
# 12
int anchor = 1; 

# 1 "typedefs_of_classes_among_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5e32186f_38_typedefs_of_classes_among_arguments_cu__Z2fgv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typedefs_of_classes_among_arguments.cudafe1.stub.c"
#include "typedefs_of_classes_among_arguments.cudafe1.stub.c"
# 1 "typedefs_of_classes_among_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
