# 1 "typedefs_of_private_arguments.cu"
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
# 2
namespace std { template< class A, class B> struct pair { A first; B second; }; template< class K, class V, class C> struct map { typedef pair< const K, V>  value_type; struct it { value_type &operator*() const; }; it begin() const; }; }
# 3
namespace rt { class ps { struct lg { bool operator()(int) const; }; public: typedef std::map< int, char, lg>  storage; const storage &all() const; }; 
# 4
void f(ps &p) { const ps::storage::value_type &v = (*(p.all().begin())); for (const ps::storage::value_type &v = (*(p.all().begin())); ;) { }  if (const ps::storage::value_type *q = (0)) { }  ps::storage::it z = p.all().begin(); } 
# 5
class u { void g(ps &p) { for (const ps::storage::value_type &v = (*(p.all().begin())); ;) { }  for (const ps::storage::value_type *v = (0); ;) { }  ps::storage s2 = p.all(); ps::storage::value_type &w = (*(p.all().begin())); } }; 
# 6
template< class T> void h(ps &p) { for (const ps::storage::value_type &v = (*(p.all().begin())); ;) { }  } 
# 7
}

# 1 "typedefs_of_private_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__23a16c1d_32_typedefs_of_private_arguments_cu_774565d3
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typedefs_of_private_arguments.cudafe1.stub.c"
#include "typedefs_of_private_arguments.cudafe1.stub.c"
# 1 "typedefs_of_private_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
