# 1 "typedefs_of_instances_in_templates.cu"
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
typedef unsigned char uint8_t; 
# 5
namespace std { template< bool B, class T, class F> struct conditional { using type = T; }; 
# 6
template< class T, class F> struct conditional< false, T, F>  { using type = F; }; 
# 7
template< bool B, class T, class F> using conditional_t = typename conditional< B, T, F> ::type; template< class T> struct vector { T *p; T &at(int); }; }
# 8
namespace pl { using std::conditional_t;}
# 9
template< class T> struct AL { T *p; AL(int) { } AL() { } void reset(); }; template< class T> struct AL2 { T *p; AL2(int) { } AL2() { } }; template< class T> struct AL3 { T *p; AL3(int) { } AL3() { } }; 
# 10
template< class E> struct HT { using SU = std::conditional_t< sizeof(E) == (1), uint8_t, E> ; AL< SU>  dev; SU *h() { return (dev).p; } }; 
# 11
template< class E> struct HT2 { using SU = std::conditional_t< sizeof(E) == (1), uint8_t, E> ; AL2< SU>  dev; }; 
# 12
template< class E> struct HT3 { private: using SU = std::conditional_t< sizeof(E) == (1), uint8_t, E> ; AL3< SU>  dev; }; 
# 13
struct G { using E = char; }; 
# 14
std::vector< HT< char> >  v; HT< char>  gh; HT2< char>  gh2; HT3< char>  gh3; 
# 15
int f() { gh.h(); AL< unsigned char>  w(3); AL2< unsigned char>  w2(3); return 1; } 
# 16
template< class T> int g() { AL< HT< G::E> ::SU>  w(3); AL2< HT2< char> ::SU>  w2(3); AL3< std::conditional_t< true, uint8_t, G::E> >  w3; return 1; } 
# 17
template< class T> int g3() { typedef int I; struct L { }; AL< HT< G::E> ::SU>  w(3); AL2< HT2< char> ::SU>  w2(3); AL3< std::conditional_t< true, uint8_t, G::E> >  w3; return 1; } 
# 18
AL< unsigned char>  nn; template< class T> struct SS { AL< HT< G::E> ::SU>  a; AL< HT< G::E> ::SU>  f(AL2< HT2< char> ::SU>  b); }; 

# 1 "typedefs_of_instances_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__be054a54_37_typedefs_of_instances_in_templates_cu_gh
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typedefs_of_instances_in_templates.cudafe1.stub.c"
#include "typedefs_of_instances_in_templates.cudafe1.stub.c"
# 1 "typedefs_of_instances_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
