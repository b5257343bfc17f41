# 1 "constants_converted_to_classes.cu"
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
struct U { consteval U(U *) noexcept { } }; 
# 5
struct U2 { constexpr U2(U2 *) noexcept { } }; 
# 6
struct PO { friend constexpr bool operator==(PO, U) noexcept { return true; } friend constexpr bool operator<(PO, U2) { return true; } 
# 7
friend constexpr bool operator+(PO, U) noexcept { return true; } }; 
# 8
PO mk(); constexpr PO mkc() { return {}; } 
# 9
template< class T> bool h2(T t, PO c) { if ((c == 0)) { return (c == 0); }  auto d = mk(); if ((d == 0)) { return 1; }  auto e = c; if ((e == 0)) { return 1; }  PO f = c; if ((f == 0)) { return 1; }  const PO g{}; if ((g == 0)) { return 2; }  const auto h = mkc(); if ((h == 0)) { return 1; }  if ((h != 0)) { return 1; }  if ((h < (0))) { return 1; }  if ((e < (0))) { return 1; }  if (((mk()) == 0)) { return 2; }  if (((mk()) < (0))) { return 1; }  if (((mk()) + 0)) { return 1; }  if ((h + 0)) { return 1; }  if ((c + 0)) { return 2; }  if ((c != 0)) { return 1; }  PO i; const PO &j = i; if ((j == 0)) { return 1; }  } 

# 1 "constants_converted_to_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__8a81e9fc_33_constants_converted_to_classes_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_converted_to_classes.cudafe1.stub.c"
#include "constants_converted_to_classes.cudafe1.stub.c"
# 1 "constants_converted_to_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
