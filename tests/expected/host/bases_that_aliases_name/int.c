# 1 "bases_that_aliases_name.cu"
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
template< bool b, class T> struct ED { }; 
# 5
template< class ...T> struct Tr { static constexpr inline bool dc = true; }; 
# 6
template< class T> class vb : private ED< Tr< T> ::dc, vb< T> >  { ED< Tr< T> ::dc, vb< T> >  x; }; 
# 7
template< class T> class vc : private ED< Tr< T> ::dc, vc< T> >  { using x = ED< Tr< T> ::dc, vc> ; }; 
# 8
template< class T> class vd : private ED< Tr< T> ::dc, vd< T> >  { using x = ED< Tr< T> ::dc, vd> ; }; 
# 9
template< class T> class vg { ED< Tr< T> ::dc, vg>  x; using y = ED< Tr< T> ::dc, vg> ; ED< Tr< T> ::dc, vg>  z; ED< Tr< T> ::dc, vg>  w; }; 

# 1 "bases_that_aliases_name.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ba4a0302_26_bases_that_aliases_name_cu_02c45dea_27142
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "bases_that_aliases_name.cudafe1.stub.c"
#include "bases_that_aliases_name.cudafe1.stub.c"
# 1 "bases_that_aliases_name.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
