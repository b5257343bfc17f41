# 1 "aliases_in_template_headers.cu"
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
template< bool b, class T = void> struct en { typedef T type; }; 
# 3
template< class A, class T> struct ty { typedef T type; }; 
# 4
template< class T> struct K { static const bool v = true; }; 
# 5
template< class ...> using void_t = void; template< class T> using id = int; 
# 6
template< class T, bool b> typename en< !b, id< T> > ::type f1(); 
# 7
template< class T, bool b> typename en< sizeof(T) == (2), id< T> > ::type f2(); 
# 8
template< class T, bool b> typename en< b, id< T> > ::type f3(); 
# 9
template< class T, bool b> typename ty< T, id< T> > ::type f4(); 
# 10
template< class T, bool b> typename ty< typename T::x, id< T> > ::type f5(); 
# 11
template< class T, bool b> typename ty< __decltype((T())), id< T> > ::type f6(); 
# 12
template< class T, bool b> en< !b, id< T> >  *p1(); 
# 13
template< class T, bool b> en< sizeof(T) == (2), id< T> >  *p2(); 
# 14
template< class T, bool b> en< b, id< T> >  *p3(); 
# 15
template< class T, bool b> ty< T, id< T> >  *p4(); 
# 16
template< class T> typename en< sizeof(id< T> ) == (4), int> ::type f9(); 
# 17
template< class T> K< typename en< K< T> ::v, id< T> > ::type>  f10(); 
# 18
template< class T> en< en< K< T> ::v, id< T> > ::type::x>  f11(); 
# 19
template< class T> typename ty< T, id< T> > ::type::foo f12(); template< class T> typename en< K< T> ::v, id< T> > ::type::foo f13(); 
# 20
template< class T, class U = typename en< K< T> ::v, id< T> > ::type> struct D { }; 
# 21
template< class T, typename en< K< T> ::v, id< T> > ::type  = 0> struct D2 { }; 

# 1 "aliases_in_template_headers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ce349081_30_aliases_in_template_headers_cu_1c9c2c7a_4498
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "aliases_in_template_headers.cudafe1.stub.c"
#include "aliases_in_template_headers.cudafe1.stub.c"
# 1 "aliases_in_template_headers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
