# 1 "using_of_open_base_beside_members.cu"
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
template< class A> struct V { void Swap(V &); }; 
# 4
template< class A> struct D : public V< A>  { 
# 5
typedef V< A>  B; 
# 6
D &Swap(D &rhs) { B::Swap(rhs); return *this; } 
# 7
using V< A> ::Swap;
# 8
friend inline void swap(D< A>  &a, D< A>  &b) noexcept { a.Swap(b); } 
# 9
void s(D &a, D &b) { a.Swap(b); Swap(b); this->Swap(b); a.D< A> ::Swap(b); } 
# 10
}; 
# 11
template< class A> struct F : public V< A>  { 
# 12
template< class T> void Swap(T); using V< A> ::Swap;
# 13
void s(F &a, F &b) { a.Swap(b); Swap(b); this->Swap(b); a.F< A> ::Swap(b); } 
# 14
}; 
# 15
D< int>  d; 

# 1 "using_of_open_base_beside_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__423a0003_36_using_of_open_base_beside_members_cu_3d1ece8c_4473
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "using_of_open_base_beside_members.cudafe1.stub.c"
#include "using_of_open_base_beside_members.cudafe1.stub.c"
# 1 "using_of_open_base_beside_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
