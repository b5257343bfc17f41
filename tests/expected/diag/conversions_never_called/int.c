# 1 "conversions_never_called.cu"
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
struct A { operator A(); operator const A &(); operator A &&() const; operator void(); operator A *(); operator int(); }; 
# 4
struct B0 { }; struct B : public B0 { operator B0(); operator B0 &(); operator volatile B &(); operator B0 *(); }; 
# 5
template< class T> struct C { operator C(); operator T(); }; C< int>  ci; struct Y : public C< Y>  { operator ::C< Y> (); }; 
# 6
struct E { template< class T> operator T(); virtual operator E &(); }; struct F { explicit operator F(); }; struct I0; struct I1 { operator I0(); operator I0 &(); }; struct I0 : public I1 { }; 
# 7
struct Q : private B0 { operator B0(); }; struct V : virtual public B0 { operator B0(); }; struct W1 : public B0 { }; struct W2 : public B0 { }; struct W : public W1, public W2 { operator B0(); }; struct J { operator J(); }; J::operator J() { return *this; } 

# 1 "conversions_never_called.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1cb9048b_27_conversions_never_called_cu_e379e1dd
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "conversions_never_called.cudafe1.stub.c"
#include "conversions_never_called.cudafe1.stub.c"
# 1 "conversions_never_called.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
