# 1 "specialized_members_in_namespaces.cu"
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
namespace std { namespace cxx11 { template< class C> struct col { int cmp(const C *) const throw(); static int s; struct in { void m(); }; template< class U> void t(U); }; struct pl { void m(); static int s; struct in { void m(); }; }; void ff(); void fg(int); template< class T> void ft(T); template< class T> int vt = 1; }
# 5
namespace cxx11 { template<> int cxx11::col< char> ::cmp(const char *) const throw() { return 1; } } 
# 6
namespace cxx11 { template<> int cxx11::col< char> ::s = 1; } 
# 7
namespace cxx11 { template<> void cxx11::col< char> ::in::m() { } } 
# 8
template< > template< class U> void cxx11::col< char> ::t(U) { } 
# 9
namespace cxx11 { template<> template<> void cxx11::col< float> ::t(int) { } } 
# 10
template< class C> int cxx11::col< C> ::cmp(const C *) const throw() { return 1; } 
# 11
template<> void cxx11::ft(int) { } 
# 12
template<> int cxx11::vt< char>  = 2; 
# 13
struct fr { friend void cxx11::ff(); friend void (::std::cxx11::fg)(int); }; 
# 14
void cxx11::ff() { } 
# 15
}
# 16
namespace std { namespace cxx11 { template<> int std::cxx11::col< long> ::cmp(const long *) const throw() { return 1; } } } 
# 17
namespace std { namespace cxx11 { template<> int std::cxx11::col< long> ::s = 1; } } 
# 18
namespace std { namespace cxx11 { template<> void std::cxx11::col< long> ::in::m() { } } } 
# 19
namespace std { namespace cxx11 { template<> template<> void std::cxx11::col< double> ::t(int) { } } } 
# 20
template<> void std::cxx11::ft(long) { } 
# 21
template<> int std::cxx11::vt< long>  = 2; 
# 22
namespace std { namespace cxx11 { template<> int (::std::cxx11::col< short> ::cmp)(const short *) const throw(); } } 
# 23
struct fr { friend void std::cxx11::ff(); friend void (::std::cxx11::fg)(int); friend void std::cxx11::pl::m(); }; 

# 1 "specialized_members_in_namespaces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__41197101_36_specialized_members_in_namespaces_cu_713f6ca3
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "specialized_members_in_namespaces.cudafe1.stub.c"
#include "specialized_members_in_namespaces.cudafe1.stub.c"
# 1 "specialized_members_in_namespaces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
