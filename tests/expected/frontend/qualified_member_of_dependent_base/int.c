# 1 "qualified_member_of_dependent_base.cu"
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
template< class T> struct box { T t; constexpr T &get() { return t; } }; 
# 4
template< class T> struct bm : private box< T>  { using box< T> ::get;}; 
# 5
struct ad { int q; }; 
# 6
template< class I, class A> struct cur { 
# 7
struct bam : public bm< cur>  { A &get() { return bam::bm::get().a; } }; 
# 8
using mixin = bam; 
# 9
A a; 
# 10
I i; 
# 11
}; 
# 12
template< class C> struct it : public C::mixin { 
# 13
using mixin_t = typename C::mixin; 
# 14
constexpr C &pos() { return this->mixin_t::bm::get(); } 
# 15
C &pos2() { return mixin_t::bm::get(); } 
# 16
C &pos3() { return this->mixin_t::bam::bm::get(); } 
# 17
::ad &pos4() { return this->mixin_t::get(); } 
# 18
constexpr C &operator++() { return pos(); } 
# 19
}; 
# 20
typedef cur< int *, ad>  CC; 
# 21
template struct it< cur< int *, ad> > ;
# 22
void f(it< cur< int *, ad> >  x) { (++x); } 

# 1 "qualified_member_of_dependent_base.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f847632a_37_qualified_member_of_dependent_base_cu_8437c295
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "qualified_member_of_dependent_base.cudafe1.stub.c"
#include "qualified_member_of_dependent_base.cudafe1.stub.c"
# 1 "qualified_member_of_dependent_base.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
