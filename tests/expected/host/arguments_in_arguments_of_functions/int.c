# 1 "arguments_in_arguments_of_functions.cu"
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
typedef unsigned un; typedef un u32; template< unsigned long m> int mod(...); template< class T, int w = 1> struct Sh { static constexpr inline T v = (0); typedef T t; }; template< class T> constexpr int fn(T) { return 1; } template< class T> constexpr int vt = 1; template< class T> int mo(...); 
# 5
struct cc { typedef u32 rt; template< class I> void f(I b) { { int x; mod< Sh< unsigned, 20> ::v> (*b); mod< sizeof(rt)> (*b); mod< Sh< unsigned> ::v> (*b); } } }; 
# 6
template< class I> void f(I b) { { int x; typedef unsigned lu; typedef un ln; mod< (u32)3> (*b); mod< sizeof(u32)> (*b); mod< sizeof(Sh< unsigned> )> (*b); mod< Sh< unsigned, 5> ::v> (*b); mod< fn< unsigned> (1)> (*b); mod< vt< unsigned> > (*b); mod< Sh< Sh< unsigned, 6>  *, 7> ::v> (*b); mo< Sh< unsigned, 8> > (*b); mo< Sh< unsigned, Sh< unsigned, 9> ::v> > (*b); mo< Sh< unsigned, 10> ::t> (*b); mod< Sh< unsigned, 11> ::v> (*b); mod< Sh< unsigned, 12> ::v> (*b); mod< Sh< I, Sh< unsigned, 13> ::v> ::v> (*b); mod< Sh< I> ::v + Sh< unsigned, 14> ::v> (*b); mod< (sizeof(I) + Sh< unsigned, 15> ::v) + sizeof(u32)> (*b); b.template mod< Sh< unsigned, 16> ::v> (1); mod< (u32)1> (*b); mod< sizeof(Sh< unsigned> ::t)> (*b); mod< sizeof(I) + ((u32)3)> (*b); int (*p)(...) = mod< Sh< unsigned, 18> ::v> ; } } 

# 1 "arguments_in_arguments_of_functions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__09ee19c4_38_arguments_in_arguments_of_functions_cu_27dffc41_27141
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "arguments_in_arguments_of_functions.cudafe1.stub.c"
#include "arguments_in_arguments_of_functions.cudafe1.stub.c"
# 1 "arguments_in_arguments_of_functions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
