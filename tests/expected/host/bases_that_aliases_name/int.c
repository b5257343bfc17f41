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
# 10
template< class E, class P> struct R { }; 
# 11
template< int N> struct W { }; 
# 12
template< int N, class T> struct EN { }; 
# 13
template< class T> struct Y { }; 
# 14
template< class T> struct a1 : public R< T, a1< T> >  { R< T, a1< T> >  l; using x = R< T, a1< T> > ; typedef R< T, a1< T> >  *y; R< T, a1< T> >  m; }; 
# 15
template< class T, template< class >  class B> struct a2 : public B< a2< T, B> >  { B< a2< T, B> >  l; using x = B< a2< T, B> > ; }; 
# 16
template< class T, int N> struct a3 : public R< T, a3< T, N> >  { R< T, a3>  l; using x = R< T, a3> ; }; 
# 17
template< class T> struct a4 : public R< W< sizeof(T)> , a4< T> >  { using x = R< W< sizeof(T)> , a4< T> > ; R< W< sizeof(T)> , a4< T> >  m; }; 
# 18
template< class T> struct a5 : public R< __decltype((T())), a5< T> >  { R< __decltype((T())), a5< T> >  l; using x = R< __decltype((T())), a5> ; }; 
# 19
template< class T> struct a6 : public EN< 3, a6< T> >  { using x = EN< 3, a6< T> > ; }; 
# 20
template< class T> struct p0; 
# 21
template< class T> struct p0< T *>  : public Y< ::p0< T *> >  { using x = Y< ::p0< T *> > ; }; 
# 22
template< class T, int N> struct p1; 
# 23
template< class T, int N> struct p1< T *, N>  : public Y< ::p1< T *, N> >  { using x = Y< p1> ; }; 
# 24
template< class T> struct q0 { struct in : public R< T, q0>  { R< T, q0>  l; }; }; 

# 1 "bases_that_aliases_name.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ba4a0302_26_bases_that_aliases_name_cu_d090ca7f_27929
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "bases_that_aliases_name.cudafe1.stub.c"
#include "bases_that_aliases_name.cudafe1.stub.c"
# 1 "bases_that_aliases_name.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
