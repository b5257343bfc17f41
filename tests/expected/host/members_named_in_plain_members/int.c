# 1 "members_named_in_plain_members.cu"
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
template< int A> struct PP { static const int pa = A; }; template< class T> struct TT { }; 
# 4
template< class T, class H> struct hub { static constexpr inline bool keep = (sizeof(T) > (4)); static const int cc = (sizeof(T)); static constexpr inline int cs = 3; struct P1 { using A = PP< keep> ; using B = PP< keep> ; using D = PP< cc + cs> ; using E = PP< cc> ; PP< cc>  m; PP< cc + 1>  f(PP< cc>  x, int y = PP< cc> ::pa) { PP< cc>  z; return PP< cc> ::pa; } int arr[cc]; struct Q : public PP< hub< T, H> ::cc>  { PP< hub< T, H> ::cc>  q; }; template< int N = cc, class U = PP< cc> > struct R { PP< N + cc>  r; }; static_assert((PP< cc> ::pa > 0), "");enum { e = PP< cc> ::pa, f2 = cc}; friend struct PP< cc> ; typedef TT< PP< cc> >  n; }; using O = PP< cc> ; }; 
# 5
template< class T> struct hub< T *, int>  { static constexpr inline int ps = (sizeof(T)); struct P { using A = PP< ps> ; using B = PP< ps + 1> ; }; }; 
# 6
template< class T> struct o { template< class U> struct i { static constexpr inline int v = (sizeof(U)); struct P { using A = PP< v> ; using B = PP< v + 1> ; }; }; static constexpr inline int w = (sizeof(T)); template< class V> using al = PP< w> ; template< class V> struct k { using A = PP< w> ; template< class X> void g(PP< w>  p) { } void h(); }; }; 
# 7
template< class T> template< class V> void o< T> ::k< V> ::h() { PP< w>  z; } 

# 1 "members_named_in_plain_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__32fcc9ce_33_members_named_in_plain_members_cu_888ed28e_24650
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_named_in_plain_members.cudafe1.stub.c"
#include "members_named_in_plain_members.cudafe1.stub.c"
# 1 "members_named_in_plain_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
