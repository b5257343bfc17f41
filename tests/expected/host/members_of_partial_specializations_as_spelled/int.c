# 1 "members_of_partial_specializations_as_spelled.cu"
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
template< bool B, class T = void> struct enable_if { }; template< class T> struct enable_if< true, T>  { typedef T type; }; template< bool B, class T = void> using enable_if_t = typename enable_if< B, T> ::type; 
# 5
template< class T> struct is_class { static constexpr inline bool value = __is_class(T); }; 
# 6
template< class ...T> using void_t = void; template< class T> using ptr = T *; template< class T> struct id { typedef T type; }; template< class T> using id_t = typename id< T> ::type; typedef int I; 
# 7
template< class T, class  = void> struct A; template< class T> struct A< T, enable_if_t< is_class< T> ::value> >  { static int a; int f(); struct in; template< class U> void g(U); A(); }; 
# 8
template< class T> int A< T, enable_if_t< is_class< T> ::value> > ::a = 1; 
# 9
template< class T> int A< T, enable_if_t< is_class< T> ::value> > ::f() { return 1; } template< class T> struct A< T, enable_if_t< is_class< T> ::value> > ::in { }; template< class T> template< class U> void A< T, enable_if_t< is_class< T> ::value> > ::g(U) { } template< class T> A< T, enable_if_t< is_class< T> ::value> > ::A() { } 
# 10
template< class T, class  = void> struct B; template< class T> struct B< T, typename enable_if< is_class< T> ::value> ::type>  { static int a; int f(); }; 
# 11
template< class T> int B< T, typename enable_if< is_class< T> ::value> ::type> ::a = 1; template< class Q> int B< Q, typename enable_if< is_class< Q> ::value> ::type> ::f() { return 2; } 
# 12
template< class T, class  = void> struct C; template< class T> struct C< T, void_t< typename T::x> >  { static int a; }; template< class T> int C< T, void_t< typename T::x> > ::a = 1; 
# 13
template< class T> struct D; template< class T> struct D< ptr< T> >  { static int a; int f(); }; template< class T> int D< ptr< T> > ::a = 1; template< class T> int D< ptr< T> > ::f() { return 1; } 
# 14
template< class T, class U> struct E; template< class T> struct E< T, int>  { static int a; int f(); }; template< class T> int E< T, int> ::a = 1; template< class T> int E< T, int> ::f() { return 1; } 
# 15
template< class T, class U> struct F; template< class T> struct F< id_t< T>  *, T>  { static int a; int f(); }; template< class T> int F< id_t< T>  *, T> ::a = 1; template< class T> int F< id_t< T>  *, T> ::f() { return 1; } 

# 1 "members_of_partial_specializations_as_spelled.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a0b73393_48_members_of_partial_specializations_as_spelled_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_of_partial_specializations_as_spelled.cudafe1.stub.c"
#include "members_of_partial_specializations_as_spelled.cudafe1.stub.c"
# 1 "members_of_partial_specializations_as_spelled.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
