# 1 "specialized_members_beside_templates.cu"
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
template< class R> struct interval { R l, u; constexpr interval(); constexpr interval(R a, R b) : l(a), u(b) { } template< class T> constexpr interval(const T &); template< class T> constexpr interval(const interval< T>  &); ~interval() = default;void f(); operator int(); interval &operator=(const interval &) = default;static int s(); }; 
# 5
template< class R> constexpr interval< R> ::interval() : l(), u() { } 
# 6
template<> constexpr interval< float> ::interval() : l((1)), u((2)) { } 
# 7
template<> inline interval< double> ::interval() : l((1)), u((2)) { } 
# 8
template<> void interval< double> ::f() { } 
# 9
template<> interval< double> ::operator int() { return 1; } 
# 10
template<> int interval< double> ::s() { return 1; } 
# 11
namespace n { template< class R> struct iv { iv(); iv(int); ~iv(); }; template<> iv< int> ::iv() { } template<> iv< int> ::iv(int) { } template<> iv< int> ::~iv() { } }
# 12
namespace n { template<> n::iv< long> ::iv() { } } namespace n { template<> n::iv< long> ::~iv() { } } 
# 13
interval< float>  a; interval< double>  b; 
# 14
template< class R> struct A1 { A1(); A1(R); template< class T> A1(const T &, int); }; 
# 15
template< class R> A1< R> ::A1() { } 
# 16
template<> A1< float> ::A1() { } 
# 17
template< class R> struct B1 { B1(); template< class T> B1(const T &); }; 
# 18
template<> B1< float> ::B1() { } 
# 19
template< class R> struct C1 { C1(); C1(int); }; 
# 20
template<> C1< float> ::C1() { } 
# 21
template< class R> struct D1 { D1(); template< class T> D1(const D1< T>  &); }; 
# 22
template<> D1< float> ::D1() { } 
# 23
template< class R> struct E1 { E1(); template< class T> E1(T); }; 
# 24
template<> E1< float> ::E1() { } template<> template<> E1< float> ::E1(int) { } 
# 25
template< class R> struct A2 { void f(); template< class T> void f(T); A2(int); template< class T> A2(T *); operator int(); template< class T> operator T *(); }; 
# 26
template<> void A2< float> ::f() { } 
# 27
template<> A2< float> ::operator int() { return 1; } 
# 28
template<> A2< float> ::A2(int) { } 

# 1 "specialized_members_beside_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1042ec1b_39_specialized_members_beside_templates_cu_a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "specialized_members_beside_templates.cudafe1.stub.c"
#include "specialized_members_beside_templates.cudafe1.stub.c"
# 1 "specialized_members_beside_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
