# 1 "using_hidden_namespaces.cu"
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
int anchor = 1; 
# 4
namespace std { template< class T> struct il { }; struct A { }; void fn(); namespace in { struct Z { }; }}
# 5
namespace cuda { namespace std { using ::std::il;using ::std::A;using ::std::fn;using ::std::in::Z;inline namespace __4 { using ::std::il;using ::std::A;void g() { using ::std::A;::std::fn(); } template< class T> struct Q : public ::std::il< T>  { using ::std::il< T> ::x;::std::A a; }; }using namespace ::std::in;namespace sx = ::std;namespace sy = ::std::in;}
# 6
namespace q { namespace std { struct A { }; }using ::std::il;using std::A;using namespace ::std;}using std::A;}
# 7
namespace foo { using std::il;using namespace std;namespace bar = std;}
# 8
int fin; 

# 1 "using_hidden_namespaces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__39f7b687_26_using_hidden_namespaces_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "using_hidden_namespaces.cudafe1.stub.c"
#include "using_hidden_namespaces.cudafe1.stub.c"
# 1 "using_hidden_namespaces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
