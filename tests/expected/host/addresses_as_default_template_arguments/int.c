# 1 "addresses_as_default_template_arguments.cu"
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
namespace a { namespace b { inline void fn(int) { } inline void ov(int) { } inline void ov(char) { } extern int gi; extern int ar[3]; template< class T> void ft(T); struct S { static int sm; static void sf(int); int x; void m(); }; inline namespace v1 { inline void fv(int) { } }}namespace ab = b;}
# 5
using a::b::S;
# 6
template< class T, T *p = &a::b::gi> struct D1 { }; template< class T, T &p = ::a::b::gi> struct D2 { }; template< class T, void (*p)(T) = ::a::b::fn> struct D3 { }; template< class T, void (&p)(T) = ::a::b::fn> struct D4 { }; 
# 7
template< int *p = a::b::ar> struct D5 { }; template< int (&p)[3] = a::b::ar> struct D6 { }; template< int *p = &a::b::S::sm> struct D7 { }; template< int &p = a::b::S::sm> struct D8 { }; template< void (*p)(int) = &a::b::S::sf> struct D9 { }; template< void (*p)(int) = &a::b::S::sf> struct D10 { }; 
# 8
template< int (a::b::S::*p) = &::a::b::S::x> struct D11 { }; template< void (a::b::S::*p)(void) = &S::m> struct D12 { }; template< void (*p)(int) = &a::b::fn> struct D13 { }; template< void (*p)(int) = &a::b::ov> struct D14 { }; template< void (&p)(int) = a::b::ov> struct D15 { }; 
# 9
template< void (&p)(int) = a::b::ft< int> > struct D16 { }; template< void (*p)(int) = &a::b::ft< int> > struct D18 { }; template< void (&p)(int) = a::b::v1::fv> struct D19 { }; 
# 10
template< void (&p)(int) = a::b::fn> struct D20 { }; template< void (*p)(int) = &a::b::fn> struct D21 { }; template< auto p = ::a::b::fn> struct D23 { }; template< auto *p = &a::b::gi> struct D24 { }; template< auto &p = ::a::b::fn> struct D25 { }; template< decltype(auto) p = ::a::b::gi> struct D26 { }; 
# 11
template< class T> struct O { static void of(int); static int oi; template< void (&p)(int) = of, int &i = oi> struct I1 { }; template< void (&p)(int) = of, int *i = &oi> struct I2 { }; template< void (*p)(int) = &T::of, int *i = &T::oi> struct I4 { }; 
# 12
template< void (&p)(int) = a::b::fn, int *i = &a::b::gi> void mf(); template< void (&p)(int) = a::b::fn> void md() { } }; 
# 13
namespace a { template< void (&p)(int) = b::fn, int &i = b::gi> struct E1 { }; template< void (&p)(int) = b::fn, int &i = b::gi> struct F1; template< void (&p)(int), int &i> struct F1 { }; struct EE { template< void (&p)(int) = b::fn, int *i = &b::gi> static void x() { } }; template< void (&p)(int) = b::fn> using ali = E1< p> ; template< void (&p)(int) = b::fn> int vt = 1; }

# 1 "addresses_as_default_template_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7a4a636c_42_addresses_as_default_template_arguments_cu_3e9fafc6_27473
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "addresses_as_default_template_arguments.cudafe1.stub.c"
#include "addresses_as_default_template_arguments.cudafe1.stub.c"
# 1 "addresses_as_default_template_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
