# 1 "constructors_of_unknown_base.cu"
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
template< class A, class B> struct pair { A a; B b; }; 
# 4
template< class P> class set { public: using pointer = P *; set(int); }; 
# 5
template< class P> class map : public set< P>  { 
# 7
public: using map< P> ::set::set;
# 8
pair< typename map< P> ::set::pointer, bool>  insert(int key); 
# 9
}; 
# 10
template< class P> class other : public set< P>  { 
# 11
using Base = typename other< P> ::set; 
# 13
public: using other< P> ::set::set;
# 14
}; 
# 15
map< int>  m(1); 
# 16
other< char>  o(2); 

# 1 "constructors_of_unknown_base.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__368f833a_31_constructors_of_unknown_base_cu_m
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constructors_of_unknown_base.cudafe1.stub.c"
#include "constructors_of_unknown_base.cudafe1.stub.c"
# 1 "constructors_of_unknown_base.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
