# 1 "class_deduction_qualified.cu"
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
template< class T> struct dt { typedef long type; }; 
# 4
template< class T> using dt_t = typename dt< T> ::type; 
# 5
template< class S, class D = dt_t< S> > struct ci { S s; constexpr explicit ci(S x) : s(x) { } }; 
# 6
template< class S> struct c1 { S s; constexpr explicit c1(S x) : s(x) { } }; 
# 7
template< class S> struct c2 { S s; constexpr c2(S x) : s(x) { } }; 
# 8
template< class S> struct c3 { S s; constexpr explicit c3(S x) : s(x) { } }; 
# 9
template< class S> c3(S)->c3< S> ; 
# 10
namespace n { inline namespace v { template< class S, class D = dt_t< S> > struct cj { S s; D d; constexpr explicit cj(S x) : s(x), d() { } }; 
# 11
template< class S> struct ck { S s; constexpr explicit ck(S x) : s(x) { } ~ck(); }; 
# 12
template< class _Start> cj(_Start)->cj< _Start> ; }}
# 13
void use(...); 
# 14
void host(int y) { 
# 15
auto a = ci(0); auto b = c1(0); auto c = c2(0); auto d = c3(0); auto e = n::v::cj(0); auto f = n::v::cj(y); auto g = n::v::ck(y); auto h = ((n::v::ck< int> )(0)); 
# 16
auto i = n::v::cj< int, long> {0}; auto j = c1< int> {0}; auto k(0); use(n::v::cj(0), c1(y)); const auto l = n::v::cj(3); ci m(3); n::v::cj o = n::v::cj(4); 
# 17
auto q = c1(0), r = c1(1); auto w = n::v::cj(0); auto z = (true ? c1(0) : c1(1)); 
# 18
} 
# 19
template< class T> void t(T x) { auto a = ci(0); auto b = c1(x); auto e = n::v::cj(0); use(a, b, e); auto f = n::v::cj(x); } 
# 20
template void t(int x);

# 1 "class_deduction_qualified.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__59738cc5_28_class_deduction_qualified_cu__Z4hosti
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "class_deduction_qualified.cudafe1.stub.c"
#include "class_deduction_qualified.cudafe1.stub.c"
# 1 "class_deduction_qualified.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
