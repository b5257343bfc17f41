# 1 "members_in_instances.cu"
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
template< class T> T &&value() noexcept; 
# 5
template< class A, class B> constexpr inline bool same = false; 
# 6
template< class A> constexpr inline bool same< A, A>  = true; 
# 7
struct item { }; 
# 8
template< class T> struct cursor { T at; }; 
# 9
template< class D> struct adaptor { 
# 10
template< class T> static constexpr cursor< T *>  make(T & of); 
# 11
template< class T = D> constexpr auto begin()->__decltype((adaptor< D> ::make(value< T &> ()))); 
# 12
template< bool C> struct sentinel { D at; }; 
# 13
auto end() { return sentinel< false> {}; } 
# 14
}; 
# 15
static_assert(same< __decltype((value< adaptor< item>  &> ().begin())), cursor< item *> > );
# 16
static_assert(same< __decltype((value< adaptor< item>  &> ().end())), adaptor< item> ::sentinel< false> > );
# 17
template< class T, int W> struct base { static constexpr inline int width = W; static constexpr int twice() { return 2 * W; } }; 
# 18
template< class T, int W> struct derived : public base< T, W>  { 
# 19
using base< T, W> ::width;
# 20
using base< T, W> ::twice;
# 21
static constexpr inline int sum = (width + twice()); 
# 22
}; 
# 23
static_assert((derived< int, 3> ::sum == 9));

# 1 "members_in_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__af09ea06_23_members_in_instances_cu_5bfec26b_28887
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_in_instances.cudafe1.stub.c"
#include "members_in_instances.cudafe1.stub.c"
# 1 "members_in_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
