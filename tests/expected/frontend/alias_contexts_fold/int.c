# 1 "alias_contexts_fold.cu"
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
namespace n { template< class T, T v> struct ict { static constexpr inline T value = (v); using type = ict; }; 
# 4
template< bool B> using mbt = ict< bool, B> ; 
# 5
template< class A, class B> using lesst = mbt< A::value < B::value> ; 
# 6
template< template< class ...>  class P> struct sel { template< class A, class B> using fn = typename P< A, B> ::type; }; 
# 7
template< class V, template< class ...>  class F> struct fq { template< class ...T> using fn = F< V, T...> ; }; 
# 8
template< template< class ...>  class F, class ...T> struct di { using type = F< T...> ; }; 
# 9
template< template< class ...>  class F, class ...T> struct no { }; 
# 10
template< bool B> struct ch; template<> struct ch< true>  { template< template< class ...>  class F, class ...T> using t = di< F, T...> ; }; 
# 11
template< template< class ...>  class F, class ...T> using df = typename ch< (sizeof...(T) > (0))> ::template t< F, T...> ; 
# 12
template< class ...T> struct L { }; 
# 13
template< class X, class V, template< class ...>  class F> struct fold_impl; 
# 14
template< template< class ...>  class LL, class T1, class V, template< class ...>  class F> struct fold_impl< LL< T1> , V, F>  { using type = typename df< fq< V, F> ::template fn, T1> ::type; }; 
# 15
template< class X, class V, template< class ...>  class F> using fold = typename fold_impl< X, V, F> ::type; 
# 16
template< class X, class V, class Q> using fold_q = fold< X, V, Q::template fn> ; 
# 17
template< class X, template< class ...>  class P> using minel = fold_q< X, ict< int, -9> , sel< P> > ; 
# 18
template< class ...T> using mn = minel< L< T...> , lesst> ; 
# 19
}
# 20
using X = n::mn< n::ict< unsigned long, 5UL> > ; 
# 21
X x; 

# 1 "alias_contexts_fold.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__87bb62ce_22_alias_contexts_fold_cu_cc5e3ac2_26286
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "alias_contexts_fold.cudafe1.stub.c"
#include "alias_contexts_fold.cudafe1.stub.c"
# 1 "alias_contexts_fold.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
