# 1 "destructors_by_open_names.cu"
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
namespace N { struct A { }; A f(A); template< class U> struct Q { }; }
# 4
struct B { typedef B self; }; 
# 5
template< class T> void bar(T *p, T &r) { auto m = f(T()); m.~A(); p->~A(); r.~Zed(); p->~T(); r.T::~T(); r.~T(); } 
# 6
template< class T> struct Tr { typedef T X; }; template< class T> struct C { typedef typename Tr< T> ::X Y; void foo(Y y, Y *p) { y.Y::A::~A(); y.~Y(); p->Y::~Y(); p->~A(); y.T::~T(); this->~C(); (*this).~C(); this->C< T> ::~C(); y.Tr< T> ::X::~X(); } }; 
# 7
int main() { return 0; } 

# 1 "destructors_by_open_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d5c87f1f_28_destructors_by_open_names_cu_main
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "destructors_by_open_names.cudafe1.stub.c"
#include "destructors_by_open_names.cudafe1.stub.c"
# 1 "destructors_by_open_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
