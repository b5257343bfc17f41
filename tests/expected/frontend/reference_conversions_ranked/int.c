# 1 "reference_conversions_ranked.cu"
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
namespace std_ { typedef unsigned long size_t; }
# 3
template< class E, class A> struct GV; 
# 4
template< bool C, class T> struct MaybeC { typedef T Type; }; template< class T> struct MaybeC< true, T>  { typedef const T Type; }; 
# 5
template< bool C, class VT> class GO { public: typedef GO< true, VT>  ConstObject; typedef GO< false, VT>  Object; typedef VT PlainType; typedef typename MaybeC< C, PlainType> ::Type ValueType; 
# 6
GO(const GO &r) : v(r.v) { } operator ValueType &() const { return v; } private: GO(); ValueType &v; public: GO(ValueType &v) : v(v) { } }; 
# 7
template< class E, class A> struct GV { typedef GO< false, GV>  Object; GV(Object o); template< class T> explicit GV(T b); GV(); int GetInt() const; }; 
# 8
template< class VT, class A> struct GP { VT *Get(VT & root, std_::size_t * u = 0) const; const VT *Get(const VT &root, std_::size_t *u = 0) const { return 0; } 
# 9
template< class S> VT *Get(GV< int, S>  & doc) const; }; 
# 10
typedef GV< int, int>  V; 
# 11
void f(GP< GV< int, int> , int>  p, GV< int, int> ::Object o) { p.Get(o)->GetInt(); } 

# 1 "reference_conversions_ranked.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1817be83_31_reference_conversions_ranked_cu_e3d221ac
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "reference_conversions_ranked.cudafe1.stub.c"
#include "reference_conversions_ranked.cudafe1.stub.c"
# 1 "reference_conversions_ranked.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
