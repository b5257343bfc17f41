# 1 "lines_of_kernel_templates_and_members.cu"
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
extern "C" int __cudaPushCallConfiguration(int, int); 
# 5
int pad; namespace _GLOBAL__N__b9c666f7_40_lines_of_kernel_templates_and_members_cu_anchor __attribute__((visibility("hidden")))  { }; using namespace ::_GLOBAL__N__b9c666f7_40_lines_of_kernel_templates_and_members_cu_anchor; 
#pragma GCC diagnostic ignored "-Wattributes"
namespace _GLOBAL__N__b9c666f7_40_lines_of_kernel_templates_and_members_cu_anchor __attribute__((visibility("hidden")))  { int tail; void hidden(int __T0) ;
#if 0
# 5
{ } 
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 5 "lines_of_kernel_templates_and_members.cu"
template< class T> static void 
# 6
__wrapper__device_stub_t(T &x, int &
# 7
y) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 8
{ 
# 9
} 
#endif

#pragma GCC diagnostic pop

# 5 "lines_of_kernel_templates_and_members.cu"
template< class T> static void 
# 6
t(T x, int 
# 7
y) 
# 8
{::_GLOBAL__N__b9c666f7_40_lines_of_kernel_templates_and_members_cu_anchor::__wrapper__device_stub_t<T>(x,y);
# 9
return;}
#if 0
# 8
{ 
# 9
} 
#endif
# 9 "lines_of_kernel_templates_and_members.cu"
}
# 10
struct loc { struct id { int x; }; }; template< class T> struct coll { static loc::id id; static const int known = 3; }; 
# 11
template< class T> loc::id 
# 13
coll< T> ::id; 
# 14
template< class T> const int coll< T> ::known; 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"

# 17
__attribute__((unused)) static int unused_helper(int a) 
# 18
{int volatile ___ = 1;(void)a;::exit(___);}
#if 0
# 18
{ return a; } 
#endif

#pragma GCC diagnostic pop

# 19 "lines_of_kernel_templates_and_members.cu"
int anchor = 1; 

# 1 "lines_of_kernel_templates_and_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b9c666f7_40_lines_of_kernel_templates_and_members_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lines_of_kernel_templates_and_members.cudafe1.stub.c"
#include "lines_of_kernel_templates_and_members.cudafe1.stub.c"
# 1 "lines_of_kernel_templates_and_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
