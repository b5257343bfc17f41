# 1 "using_declarations_again.cu"
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
namespace std { struct pair { }; template< class T> struct tp { }; void fn(int); struct other; int var; enum E { e1}; }
# 5
namespace p { using std::pair;using std::tp;using std::fn;using std::other;using std::e1;}
# 6
namespace p { 
# 7
using std::fn;
# 8
using std::var;
# 9
std::pair *x; }
# 10
namespace p { 
# 11
namespace q { using std::var;}void f() { using std::pair;using std::pair;} 
# 12
int y; }
# 13
using std::pair;
# 15
namespace r { using std::pair;}namespace r { 
# 16
int z; }

# 1 "using_declarations_again.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ed97963b_27_using_declarations_again_cu_9d6108fb
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "using_declarations_again.cudafe1.stub.c"
#include "using_declarations_again.cudafe1.stub.c"
# 1 "using_declarations_again.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
