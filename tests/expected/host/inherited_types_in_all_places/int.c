# 1 "inherited_types_in_all_places.cu"
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
namespace n { struct Q { using bt = int; struct bi { using z = int; static int s; }; enum en { e0}; template< class T> struct ti { using q = T; }; template< class T> using ta = T *; }; struct R : public Q { }; struct R2 : public R { using mine = int; bt m1; bt m2; bt m3; bt m4; bi m5; bi m6; ti< int>  m7; ti< int>  m8; ta< int>  m9; void f(); bt g(); bt h(bi); }; using RR = R; struct U : private Q { using Q::bt;using Q::bi;}; namespace k { struct V : public R2 { }; }typedef R2 RT; }
# 4
n::R::bt a1; n::R2::bt a2; n::R::bt a3; n::R2::bi a4; n::Q::bt a5; n::Q::bi a6; n::k::V::bt a7; n::Q::bi::z a8; n::Q::ti< int>  a9; n::Q::ti< int> ::q b1; n::Q::ta< int>  b2; n::R2::bi *b3; const n::R2::bi &b4 = *b3; n::R2::bi b5[2]; int (n::Q::bi::*b6); void b7(n::R2::en); int b8 = n::R2::bi::s; n::Q::bi b9; n::Q::en b10; n::R2::mine b11; 
# 5
n::R2::bt n::R2::g() { return 1; } n::R2::bt n::R2::h(bi x) { bi y; bt z; bi w; return 1; } void n::R2::f() { bi x; bi y; bi z; } using namespace n;n::R2::bt c1; n::R2::bi c2; n::k::V::bi c3; namespace n { R2::bt c4; R2::bi c5; namespace k { V::bt c6; R2::bi c7; struct W : public Q::bi { }; W::z c8; }}struct X : public n::Q::bi { n::R2::bi m; }; template< class T> struct Y : public n::Q::bi { ::n::R2::bi m; typename T::bt n; ::n::R2::bt o(::n::R2::bi, T); }; template< class T> n::R2::bt Y< T> ::o(::n::R2::bi, T) { ::n::R2::bi l; return 1; } template< class T, class U = n::R2::bi> void ff(n::R2::bt, U = U()); struct Z : public n::R2 { using R2::bt;using bt2 = bt; typedef bi bi2; bt2 q; bi2 r; }; Z::bt2 d1; Z::bi2 d2; n::Q::bt d3; struct Z2 : public Z { }; Z2::bt2 d4; Z2::bt d5; 
# 6
auto d6 = []()->n::R2::bt { n::R2::bi x; return sizeof(n::R2::bi); } ; typedef decltype(d6) __T0;void d7() { new n::R2::bi; n::Q::bi(); n::Q::bi{}; (n::R2::bi *)0; static_cast< n::R2::bi *>(0); for (n::R2::bt i = 0; i < 3; i++) { ; }  struct L : public n::R2 { bt a; }; L::bt b; L::bi c; try { } catch (n::R2::bi &) { }  __decltype(n::R2::bi::s) e; alignas(n::R2::bt) int f; n::R2::bt (*g)(n::R2::bi); } 

# 1 "inherited_types_in_all_places.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__785865c6_32_inherited_types_in_all_places_cu_b4
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inherited_types_in_all_places.cudafe1.stub.c"
#include "inherited_types_in_all_places.cudafe1.stub.c"
# 1 "inherited_types_in_all_places.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
