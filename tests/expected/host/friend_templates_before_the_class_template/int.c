# 1 "friend_templates_before_the_class_template.cu"
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
template< class ...> using none = void; 
# 4
template< class T, class  = void> struct has { static const int v = 0; }; template< class T> struct has< T, none< typename T::value_type> >  { static const int v = 1; }; 
# 5
template< class T, class  = has< int> > class pointer; 
# 6
template< class I> class pointer< void, I>  { template< class U, class XI> friend class pointer; }; 
# 7
template< class T, class I> class pointer { T *p; public: typedef T value_type; typedef long difference_type; friend inline pointer operator+(typename pointer< T, I> ::difference_type n, pointer< T, I>  x) { return x; } template< class U, class XI> friend class pointer; }; 
# 8
struct made { made(int); }; 
# 9
int main() { static_assert((has< pointer< int> > ::v == 1), "");static_assert((has< pointer< made> > ::v == 1), "");pointer< int>  p; p = ((3) + p); return 0; } 
# 10
namespace d { template< class K, class V, class E, bool u, class H> struct map_base { }; }template< class T> struct owner { template< class K, class P, class H> friend struct d::map_base; }; owner< int>  oi; 
# 11
namespace d { template< class K, class V> struct two { }; }template< class K, class V> struct both { }; template< class T> struct o1 { template< class K, class A, class B> friend struct d::two; template< class K> friend struct both; }; struct o2 { template< class K> friend struct d::two; }; 

# 1 "friend_templates_before_the_class_template.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d48adf58_45_friend_templates_before_the_class_template_cu_main
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friend_templates_before_the_class_template.cudafe1.stub.c"
#include "friend_templates_before_the_class_template.cudafe1.stub.c"
# 1 "friend_templates_before_the_class_template.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
