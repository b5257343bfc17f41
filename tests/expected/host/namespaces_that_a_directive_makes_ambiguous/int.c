# 1 "namespaces_that_a_directive_makes_ambiguous.cu"
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
int unit_anchor = 1; 
# 5
namespace cuda { namespace std { inline namespace __4 { template< class T> struct sv; namespace det { template< class T> constexpr T from(const T *, unsigned long); template< class T> constexpr sv< T>  from2(const T *); }
# 6
template< class T> struct sv { template< class O> friend constexpr O det::from(const O *, unsigned long); template< class O> friend constexpr sv< O>  det::from2(const O *); int a; }; 
# 7
template< class ...T> struct tuple; template<> struct tuple< >  { friend constexpr bool operator==(const ::cuda::std::__4::tuple< >  &, const ::cuda::std::__4::tuple< >  &) { return true; } friend inline void g(::cuda::std::__4::tuple< > ) { } __4::tuple< >  &m(__4::tuple< >  *); }; 
# 8
template< class T> constexpr T det::from(const T *t, unsigned long) { return *t; } 
# 9
}}}
# 10
namespace cuda { namespace std { struct A { void m(); static int s; }; void out(A); struct B { friend void cuda::std::out(::cuda::std::A); }; }}
# 11
void ::cuda::std::A::m() { } int cuda::std::A::s = 1; void cuda::std::out(A) { } int (::cuda::std::A::*pm); ::cuda::std::A *f(); template< class T> struct X { friend struct ::cuda::std::A; }; 
# 12
namespace RAJA { namespace cuda { struct q; }namespace std { }}using namespace RAJA;
# 13
namespace cuda { namespace std { inline namespace __4 { template< class T> struct limits { static constexpr inline bool is_signed = true; static constexpr T max() { return 1; } }; template< bool B, class T, class U> using _If = T; }}}
# 14
namespace cub { template< bool B> struct Base { }; template< class T> struct NT { }; 
# 15
template<> struct NT< int>  : public Base< ::cuda::std::__4::limits< int> ::is_signed>  { }; 
# 16
template< unsigned long M> struct chosen { using type = ::cuda::std::__4::_If< M <= (::cuda::std::__4::limits< unsigned> ::max()), unsigned, unsigned long> ; }; 
# 17
template< class T> struct derived : public ::cuda::std::__4::limits< T>  { static const int v = (::cuda::std::template limits< T> ::max()); using u = Base< ::cuda::std::__4::limits< T> ::is_signed> ; }; 
# 18
int f() { return ::cuda::std::limits< int> ::max() + ::cuda::std::limits< int> ::is_signed; } }

# 1 "namespaces_that_a_directive_makes_ambiguous.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f1783bdb_46_namespaces_that_a_directive_makes_ambiguous_cu_f008fa8b
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "namespaces_that_a_directive_makes_ambiguous.cudafe1.stub.c"
#include "namespaces_that_a_directive_makes_ambiguous.cudafe1.stub.c"
# 1 "namespaces_that_a_directive_makes_ambiguous.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
