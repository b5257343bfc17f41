# 1 "closed_templates_as_arguments.cu"
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
template< class T> struct vt { static const bool value = true; }; 
# 5
template< class T, class U> constexpr bool vv = true; 
# 6
template< class T> class CQ { public: struct IC { }; template< class U> class bi { public: int a; }; template< class U> using al = bi< U> ; 
# 7
using iterator = bi< T> ; using const_iterator = bi< const T> ; using pt = T; using ic = IC; typedef bi< T>  it2; }; 
# 8
class PR { struct IC { }; template< class U> class bi { }; public: using iterator = bi< int> ; using ic = IC; }; 
# 9
class PS { struct IC { }; public: template< class U> class bi { }; using iterator = bi< IC> ; using ic = IC; }; 
# 10
void t() { using Iter = CQ< long> ::iterator; using IC = CQ< long> ::ic; using PT = CQ< long> ::pt; 
# 11
bool a = vv< CQ< long> ::bi< long> , CQ< long> ::IC> ; bool b = vt< CQ< long> ::bi< long> > ::value; bool c = vt< CQ< long> ::IC> ::value; bool d = vt< long> ::value; using I3 = CQ< long> ::al< int> ; bool e = vt< CQ< long> ::bi< int> > ::value; using I4 = Iter; bool f = vt< CQ< long> ::bi< long> > ::value; vt< CQ< long> ::bi< long> >  vg; Iter i; vt< CQ< long> ::bi< long>  *>  vh; 
# 12
using P1 = PR::iterator; using P2 = PR::ic; bool g = vv< PR::iterator, PR::ic> ; vt< PR::iterator>  w; using P3 = PS::iterator; P3 *w4; using I5 = CQ< long> ; vt< CQ< long> ::bi< long> >  x; using I6 = CQ< long> ::iterator; vt< CQ< long> ::bi< long> >  y; vt< const CQ< long> ::bi< long> >  z; } 
# 13
using Iter = CQ< long> ::iterator; vt< CQ< long> ::bi< long> >  vi; using P1 = PR::iterator; using P2 = PR::ic; vt< PR::iterator>  w; vt< PR::ic>  w2; 

# 1 "closed_templates_as_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__52ac96fc_32_closed_templates_as_arguments_cu__Z1tv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "closed_templates_as_arguments.cudafe1.stub.c"
#include "closed_templates_as_arguments.cudafe1.stub.c"
# 1 "closed_templates_as_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
