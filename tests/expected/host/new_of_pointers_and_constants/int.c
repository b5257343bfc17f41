# 1 "new_of_pointers_and_constants.cu"
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
struct B { B(); B(int); int i; }; struct Y { int y; void f(); }; typedef int (*FP)(int); typedef int Arr[3]; struct A { int i; }; 
# 4
extern const B b1; const B b1; extern const B b2; extern const B b2(3); extern const B b3; extern const B b3{}; extern const B b4[2]; const B b4[2]; 
# 5
extern const int i1; extern const int i1 = 3; extern const A a1; extern const A a1 = {}; extern const int *const p1; extern const int *const p1 = (0); 
# 6
namespace N { extern const B b; extern const int w; }const B N::b; extern const int N::w = 4; 
# 7
void f(int n) { 
# 8
new int Y::*; new int Y::*[n]; new int Y::**; new (int (Y::*)); new (int (Y::*))(0); new int Y::*(0); new (void (Y::*)(void)); new (int (*)(int)); new FP; new FP [3]; 
# 9
new (Arr *); new (int (*)[3]); new (int (*[2])(int)); new (int *const)(0); new int **; new (int *[3]); new int *[n][3]; new const int Y::*(nullptr); new (int (Y::*const))(nullptr); 
# 10
} 
# 11
template< class T> void g(int n) { new int T::*; new T Y::*; new int T::*[n]; new T *; new T *[n]; new T T::*(0); new (T (T::*))(0); new (T (*)(T)); new (T *const)(0); } 

# 1 "new_of_pointers_and_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5f756f9d_32_new_of_pointers_and_constants_cu_b1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "new_of_pointers_and_constants.cudafe1.stub.c"
#include "new_of_pointers_and_constants.cudafe1.stub.c"
# 1 "new_of_pointers_and_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
