# 1 "inherited_constructors_and_literals.cu"
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
int anchor = 1; 
# 5
template< class T> struct B0 { B0(int); template< class U> struct R { }; }; 
# 6
template< class T, bool b> struct BR { BR(int); }; 
# 7
template< class ...T> using al = BR< int, true> ; 
# 8
template< class T> using al2 = BR< T, true> ; 
# 9
template< class T> struct C1 : public BR< T, true>  { typedef BR< T, true>  _Base; using BR< T, true> ::BR;}; 
# 10
template< class T> struct C2 : public al2< T>  { using _Base = ::al2< T> ; using BR< T, true> ::BR;}; 
# 11
template< class T> struct C4 : public BR< T, true>  { using BR< T, true> ::BR;}; 
# 12
template< class T> struct C5 : public al2< T>  { using BR< T, true> ::BR;}; 
# 13
template< class T> struct C6 : public BR< int, true>  { typedef ::BR< int, true>  _Base; using ::BR< int, true> ::BR;}; 
# 14
struct C7 : public BR< int, true>  { typedef ::BR< int, true>  _Base; using ::BR< int, true> ::BR;}; 
# 15
template< class T> struct C8 : public T { using T::T;}; 
# 16
template< class T> struct C9 : public T::type { typedef typename T::type _Base; using T::type::type;}; 
# 17
template< class T> struct D1 : public T::template R< int>  { typedef typename T::template R< int>  _Base; using T::template R< int> ::R;}; 
# 18
template< class T> struct D2 : public C1< T>  { typedef C1< T>  _Base; using C1< T> ::C1;using C1< T> ::foo;}; 
# 19
template< class ...T> struct D3 : public B0< T> ... { using B0< T> ::B0...;}; 
# 20
struct h { h(long double); explicit h(unsigned long long); bool operator==(h) const; }; 
# 21
h operator ""h(unsigned long long); h operator ""h(long double); h operator ""_q(const char *); template< char ...> h operator ""_t(); h operator ""_s(const char *, unsigned long); h operator ""_c(char); h operator ""_c(wchar_t); 
# 22
h a1 = 0h, a2 = (1.5h), a3 = 12_q, a4 = 13_t, a5 = "x"_s, a6 = 'x'_c, a7 = L'\x78'_c, a8 = 255h, a9 = (1000.0h), a10 = 077_q; 
# 23
bool f(h x) { return (x == (0h)) && (x == (12_t)); } 
# 24
template< class T> bool g(T x) { return (x == (0h)) && (x == (12_t)) && (x == (10_q)) && (x == ("y"_s)) && ((0h) == x); } 

# 1 "inherited_constructors_and_literals.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6eebf15b_38_inherited_constructors_and_literals_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inherited_constructors_and_literals.cudafe1.stub.c"
#include "inherited_constructors_and_literals.cudafe1.stub.c"
# 1 "inherited_constructors_and_literals.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
