# 1 "members_with_open_parameters.cu"
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
template< class T> struct B { B &Swap(B &); friend inline void swap(B< T>  &a, B< T>  &b) { a.Swap(b); } }; template< class T> struct D : public B< T>  { typedef B< T>  VT; D &Swap(D &r) { VT::Swap(r); return *this; } VT &Swap(VT & r); friend inline void swap(D< T>  &a, D< T>  &b) { a.Swap(b); } }; 
# 4
template< class T> struct D2 : public B< T>  { typedef B< T>  VT; using B< T> ::Swap;D2 &Swap(D2 &r) { VT::Swap(r); return *this; } friend inline void swap(D2< T>  &a, D2< T>  &b) noexcept { a.Swap(b); } }; 
# 5
namespace std { typedef __decltype((nullptr)) nullptr_t; }
# 6
template< class T> struct up { typedef T *pointer; void reset(pointer p = pointer()); void reset(std::nullptr_t) { } void f() { reset(nullptr); this->reset(nullptr); } }; template< class T> struct up< T []>  { typedef T *pointer; void reset(pointer p); template< class U> void reset(U p); void f() { reset(nullptr); } up &operator=(std::nullptr_t) { reset(nullptr); return *this; } }; 
# 7
void u(D< int>  &a, D2< int>  &b) { swap(a, a); swap(b, b); } 

# 1 "members_with_open_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__54b98b15_31_members_with_open_parameters_cu_d6b2edbd
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_with_open_parameters.cudafe1.stub.c"
#include "members_with_open_parameters.cudafe1.stub.c"
# 1 "members_with_open_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
