# 1 "packs_looked_at_ahead.cu"
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
namespace c { namespace s { template< class T> T &&fwd(T &); template< class ...T> struct L { template< class ...U> struct M { static int v; template< class X> static X g(X); }; }; }template< class T, int N> struct H { template< class ...A> H(A && ...); }; }
# 4
template< int N> struct S { template< class K, class R, class ...A> void op(const K &k, R r, A &&...a) { c::H< K, N>  h(c::s::fwd< A> (a)...); K q(c::s::template L< A...> ::template M< A> ::v...); K y(c::s::template L< A> ::v...); K z(c::s::fwd< A> (a)...); K w(c::s::fwd< c::s::L< A> > (a)...); int i = (c::s::fwd< A> (a) + ... ); K *p = new K(c::s::fwd< A> (a)...); K b{(c::s::fwd< A> (a))...}; } }; 
# 5
int last; 

# 1 "packs_looked_at_ahead.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2b0c0e7b_24_packs_looked_at_ahead_cu_94355ef6_19352
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "packs_looked_at_ahead.cudafe1.stub.c"
#include "packs_looked_at_ahead.cudafe1.stub.c"
# 1 "packs_looked_at_ahead.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
