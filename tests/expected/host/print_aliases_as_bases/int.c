# 1 "print_aliases_as_bases.cu"
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
namespace std { template< bool B, class T, T V> struct ic { static constexpr inline T value = (V); typedef ic type; }; 
# 4
template< unsigned long V> using ull = ic< true, unsigned long, V> ; 
# 5
template< unsigned B, char D> struct Dig { using valid = ic< true, bool, true> ; static constexpr inline unsigned value = (1); }; 
# 6
template< unsigned B, unsigned long P, char D, char ...Ds> struct NH { using dig = Dig< B, D> ; using vd = typename Dig< B, D> ::valid; using nx = NH< B, (Dig< B, D> ::valid::value) ? P / (B) : P, Ds...> ; using nt = nx; using type = ull< (P * Dig< B, D> ::value) + NH< B, (Dig< B, D> ::valid::value) ? P / (B) : P, Ds...> ::type::value> ; using t2 = ull< NH< B, (Dig< B, D> ::valid::value) ? P / (B) : P, Ds...> ::type::value> ; static constexpr inline unsigned long v = ((P * dig::value) + nx::type::value); ull< (P * Dig< B, D> ::value) + NH< B, (Dig< B, D> ::valid::value) ? P / (B) : P, Ds...> ::type::value>  m; using t3 = ull< Dig< B, D> ::value> ; using t4 = ull< (P + NH< B, (Dig< B, D> ::valid::value) ? P / (B) : P, Ds...> ::type::value) + NH< B, (Dig< B, D> ::valid::value) ? P / (B) : P, Ds...> ::value> ; using t5 = ull< P + Dig< B, D> ::valid::value> ; }; 
# 7
template< bool > struct cd { template< class A, class B> using type = A; }; template<> struct cd< false>  { template< class A, class B> using type = B; }; 
# 8
template< bool C, class A, class B> using cond = typename cd< C> ::template type< A, B> ; template< bool C, class A, class B> using cond2 = ic< C, A, 1> ; template< bool , class A, class B> struct condc { typedef A type; }; template< class X> using ref = X &; template< bool C, class A, class B> using cond3 = typename condc< C, A, B> ::type; 
# 9
namespace sel { template< unsigned V, class ...I> struct SI; template< unsigned V, class I, class ...Is> struct SI< V, I, Is...>  : public std::cond< (V) <= sizeof(I), ic< true, I, (I)V> , sel::SI< V, Is...> >  { std::cond< V <= (1), I, int>  m; std::cond2< (V > (2)), I, int>  n; }; 
# 10
template< class X> struct plain : public condc< true, X, X>  { std::cond< (sizeof(X) > (1)), X, int>  m; }; template< class X> struct p2 : public std::cond2< (sizeof(X) > (1)), X, int>  { std::cond< (sizeof(X) > (1)), X, int>  m; }; template< class X> struct p3 : public std::cond3< (sizeof(X) > (1)), X, int>  { std::cond3< (sizeof(X) > (1)), X, int>  m; }; template< class X> struct p4 : public X { std::cond< (sizeof(X) > (1)), X, int>  m; }; template< class X> struct p5 { cond< (sizeof(X) > (1)), X, int>  m; }; template< class X> struct p6 : public ic< true, X, 1> , public std::cond< (sizeof(X) > (1)), X, int>  { }; template< class X> struct p7 : public std::cond< true, X, int>  { }; }
# 11
template< class X> struct p8 : public cond< (sizeof(X) > (1)), X, int>  { }; 
# 12
struct clk { typedef ic< true, int, 4>  dur; typedef ic< true, int, 4> ::type dt; static_assert((dur::value < (dur::value + 1)), "x");static_assert((dur::type::value), "");static const int q = dur::value; int f() { static_assert((dur::value), "");return dur::value; } int a[dur::value]; }; static_assert((clk::dur::value), "");}
# 13
struct ck2 { struct d { static constexpr int mn() { return 1; } static constexpr inline int v = 2; }; typedef d dur; }; typedef ck2 ck3; struct ck4 { typedef ck2::d dur; static_assert((dur::mn() < (ck3::d::mn() + 1)), "x");static_assert((ck3::dur::mn()), "");enum { e = dur::mn()}; static constexpr inline int k = dur::mn(); int a[dur::mn()]; void f() { int i = dur::mn(); static_assert((dur::mn()), "x");} }; template< class T> struct ck5 { typedef ck2::d dur; static_assert((dur::mn()), "");static_assert(((sizeof(T)) && (dur::mn())), "");static_assert((ck2::dur::mn()), "");}; 

# 1 "print_aliases_as_bases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5bbb5a37_25_print_aliases_as_bases_cu_b645aec9_22538
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "print_aliases_as_bases.cudafe1.stub.c"
#include "print_aliases_as_bases.cudafe1.stub.c"
# 1 "print_aliases_as_bases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
