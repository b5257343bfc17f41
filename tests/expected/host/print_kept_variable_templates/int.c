# 1 "print_kept_variable_templates.cu"
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
namespace cuda { namespace std { inline namespace __4 { template< class T> T &&dv(); template< class T> constexpr bool is_c = true; template< class T, class U> constexpr bool same = false; template< bool , class T> struct eif { typedef T type; }; template< bool B, class T = void> using eift = typename eif< B, T> ::type; template< class T, class U> struct is_same { }; template< class T> using al = is_same< T, T> ; struct fn { }; 
# 4
namespace ranges { inline namespace __cpo { constexpr fn swp; }struct x { template< class T, eift< same< __decltype(__cpo::swp), T> , int>   = 0> void f(); }; }
# 5
namespace det { template< class T, class U> int sw(T, U); template< class T> struct b1 : public is_same< __decltype((sw(dv< T &> (), dv< T &> ()))), void>  { is_same< __decltype((sw(dv< T &> (), 1))), T>  m; }; template< class T> struct b2 : public __4::al< T>  { __4::al< T>  q; __4::eift< __4::is_c< T> , T>  r; }; template< class T> struct b3 : public is_same< __decltype((dv< T> ())), __4::eift< __4::is_c< T> , T> >  { }; template< class T> struct b4 { is_same< __decltype((dv< T> ())), eift< is_c< T> , T> >  m; }; }
# 6
template< class T> struct b5 : public is_same< __decltype((dv< T> ())), eift< is_c< T> , T> >  { template< class U, __4::eift< __4::is_c< T> , int>   = 0> void f(); template< class U, class  = __decltype((dv< U> ()))> void g(); is_same< T, T>  h(); bool q = is_c< T> ; static const bool r = (is_c< T> ); void k() { bool z = is_c< T> ; __4::eift< __4::is_c< T> , T>  zz; dv< T> (); __4::eift< sizeof(dv< T> ()), T>  zzz; static_assert((is_c< T> ), "");} int arr[is_c< T> ]; template< class U> auto tr(U u)->__4::eift< __4::is_c< U> , __decltype((dv< U> ()))> ; void nx() noexcept(is_c< T> ); }; template< class T> struct b6 { template< class U, eift< is_c< T> , int>   = 0> void f(); template< class U, class  = __decltype((dv< U> ()))> void g(); }; 
# 7
}}}
# 8
template< bool B> constexpr bool rq = B; template< bool B, class T = void> using rqt = T; namespace cuda { namespace std { inline namespace __4 { template< class T> auto ff(T t)->eift< !(__decltype((((((void)0), rq< is_c< T> > ), ((void)0)), false)){}), int> ; template< class T> eift< rq< is_c< T> > , int>  fg(); template< class T> auto fh()->rqt< is_c< T> , T> ; template< class T> void fi() { bool b = ::rq< is_c< T> > ; eift< rq< is_c< T> > , T>  c; } template< class T> auto fj()->__decltype((::rq< is_c< T> > , 1)); 
# 9
namespace det2 { template< class T> auto ff(T t)->eift< !(__decltype((((((((void)0), is_c< T> ), rq< is_c< T> > ), std::dv< T> ()), ((void)0)), false)){}), int> ; }}}}

# 1 "print_kept_variable_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5582778a_32_print_kept_variable_templates_cu_cc0df85e_22487
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "print_kept_variable_templates.cudafe1.stub.c"
#include "print_kept_variable_templates.cudafe1.stub.c"
# 1 "print_kept_variable_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
