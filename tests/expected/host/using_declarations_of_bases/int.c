# 1 "using_declarations_of_bases.cu"
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
namespace n { struct Q { using bt = int; struct bi { }; void f(); int v; Q(int); }; struct R2 : public Q { using Q::Q;void g(); }; template< class T> struct TB { void h(); using tt = T; }; }
# 4
struct Z1 : public n::R2 { using R2::bt;}; struct Z2 : public n::R2 { using R2::f;using R2::v;using Q::bi;using R2::g;using R2::R2;}; struct Z3 : public n::Q { using Q::bt;using Q::f;using Q::Q;}; struct Z4 : public n::TB< int>  { using n::TB< int> ::h;using n::TB< int> ::tt;}; template< class T> struct Z5 : public n::TB< T>  { using n::TB< T> ::h;using typename n::TB< T> ::tt;}; template< class T> struct Z6 : public n::R2 { using R2::bt;using R2::f;}; 
# 5
namespace m { struct Z7 : public n::R2 { using R2::bt;using Q::bt;using b2 = bt; using b3 = bi; typedef bi b4; bt x; bi y; void k() { bt z; this->n::R2::f(); } }; }using namespace n;struct Z8 : public n::R2 { using R2::bt;using R2::f;}; 

# 1 "using_declarations_of_bases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__283da85a_30_using_declarations_of_bases_cu_428982fd_17127
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "using_declarations_of_bases.cudafe1.stub.c"
#include "using_declarations_of_bases.cudafe1.stub.c"
# 1 "using_declarations_of_bases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
