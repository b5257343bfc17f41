# 1 "operators_beside_members.cu"
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
namespace n { namespace d { enum class F: unsigned short { a = 1U, b}; }}
# 4
constexpr n::d::F operator|(n::d::F a, n::d::F b) { return n::d::F::a; } 
# 5
constexpr n::d::F operator~(n::d::F a) { return n::d::F::a; } 
# 6
namespace n { namespace e { namespace impl { 
# 7
template< d::F Flags> struct tag { 
# 8
template< d::F O> constexpr auto operator|(tag< O> ) const { return tag< ((Flags) | (O))> {}; } 
# 9
constexpr auto operator~() const { return tag< (~(Flags))> {}; } 
# 10
}; 
# 11
using A = tag< d::F::a> ; using B = tag< d::F::b> ; 
# 12
struct C { C operator|(C); d::F f() { return ((n::d::F::a) | (n::d::F::b)); } }; 
# 13
struct D : public C { d::F f() { auto l = []{ return ((n::d::F::a) | (n::d::F::b)); } ; typedef decltype(l) __T0;return l(); } }; 
# 14
}
# 15
constexpr impl::B b; 
# 16
auto k = (impl::A{} | b); 
# 17
auto m = (~b); 
# 18
}}

# 1 "operators_beside_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e5f392e9_27_operators_beside_members_cu_f52aac69_16954
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "operators_beside_members.cudafe1.stub.c"
#include "operators_beside_members.cudafe1.stub.c"
# 1 "operators_beside_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
