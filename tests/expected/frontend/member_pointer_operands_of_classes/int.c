# 1 "member_pointer_operands_of_classes.cu"
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
struct S { int m; }; constexpr S sv{}; struct D : public S { }; 
# 4
struct W { constexpr operator const S *() const; }; struct WM { constexpr operator int S::*() const; }; template< auto V> struct cw { static constexpr inline auto value = (V); constexpr operator __decltype((V))() const { return V; } using t = __decltype((V)); }; 
# 5
template< class L, class R, class  = void> struct has { static constexpr inline bool v = false; }; template< class L, class R> struct has< L, R, __decltype(((void)((static_cast< L (*)(void)>(0))()->*(static_cast< R (*)(void)>(0))())))>  { static constexpr inline bool v = true; }; 
# 6
static_assert(has< W, int (S::*)> ::v, "1");static_assert(has< W, WM> ::v, "2");static_assert(has< const S *, WM> ::v, "3");static_assert(has< cw< &sv> , int (S::*)> ::v, "4");static_assert(has< cw< &sv> , cw< &S::m> > ::v, "5");static_assert((!has< cw< &sv> , int> ::v), "6");static_assert((!has< S, int (S::*)> ::v), "7");static_assert(has< D *, WM> ::v, "8");
# 7
int f(W w, WM m, D *d, S s) { return ((w)->*m) + ((w)->*(&S::m)); } 

# 1 "member_pointer_operands_of_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__49c704cf_37_member_pointer_operands_of_classes_cu_946a5c36
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_pointer_operands_of_classes.cudafe1.stub.c"
#include "member_pointer_operands_of_classes.cudafe1.stub.c"
# 1 "member_pointer_operands_of_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
