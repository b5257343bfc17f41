# 1 "this_in_requires_clauses.cu"
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
struct efn { template< class T> requires(requires (T & t) {t.e(); }) constexpr bool operator()(T &&t) const { return t.e(); } }; 
# 4
constexpr inline efn em{}; 
# 5
template< class D> struct vi { D &md(); const D &md() const; bool a() requires (requires {em(md()); }) { return em(md()); } bool b() const requires (requires {em(this->md()); }) { return true; } constexpr explicit operator bool() noexcept(noexcept(em(md()))) requires (requires {em(md()); }) { return !em(md()); } bool n() requires (requires {md().none(); }) { return true; } bool n() const { return false; } }; 
# 6
struct X : public vi< X>  { bool e() const; }; struct Y : public vi< Y>  { }; 
# 7
template< class T> concept tb = requires (T t) {(bool)t; }; template< class T> concept ta = requires (T t) {t.a(); }; 
# 8
static_assert((!tb< Y> ));static_assert((!ta< Y> ));
# 9
void f(X &x, Y &y) { x.n(); y.n(); } 

# 1 "this_in_requires_clauses.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__851e4f41_27_this_in_requires_clauses_cu_85845fdc
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "this_in_requires_clauses.cudafe1.stub.c"
#include "this_in_requires_clauses.cudafe1.stub.c"
# 1 "this_in_requires_clauses.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
