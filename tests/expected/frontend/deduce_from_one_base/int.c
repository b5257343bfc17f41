# 1 "deduce_from_one_base.cu"
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
template< int ...> struct A { }; 
# 4
template< int N> struct R : public R< N - 1>  { }; template<> struct R< 0>  { }; 
# 5
template< class T, class U> struct P { }; 
# 6
template< class T> struct yes { static const bool v = true; }; 
# 7
template< int N> struct W { static const int v = N; }; 
# 8
template< int N> W< N>  fa(A< N>  *); 
# 9
template< int N> W< N>  fr(const R< N>  &); 
# 10
template< class T> W< sizeof(T)>  fp(P< T, T> ); 
# 11
template< int ...N> W< sizeof...(N)>  fv(const A< N...>  &); 
# 12
template< class F, class T, class  = void> struct ok { static const int v = (-1); }; 
# 13
template< class ...> using vt = void; 
# 14
struct Fa { template< class T> auto operator()(T * t)->__decltype((fa(t))); }; 
# 15
struct Fr { template< class T> auto operator()(T * t)->__decltype((fr(*t))); }; 
# 16
struct Fp { template< class T> auto operator()(T * t)->__decltype((fp(*t))); }; 
# 17
struct Fv { template< class T> auto operator()(T * t)->__decltype((fv(*t))); }; 
# 18
template< class F, class T> struct ok< F, T, vt< __decltype((F()((T *)0)))> >  { static const int v = (__decltype((F()((T *)0)))::v); }; 
# 19
struct X1 : public A< 1>  { }; struct D1 : public A< 1> , public A< 2>  { }; struct D2 : public X1, public A< 2>  { }; struct D3 : public X1 { }; struct X2 : public A< 1>  { }; struct D4 : public X1, public X2 { }; 
# 20
struct D5 : public R< 3>  { }; struct D6 : public R< 3> , public A< 2>  { }; struct Y : public R< 2>  { }; struct D7 : public R< 4> , public Y { }; 
# 21
struct D8 : public P< int, long> , public P< char, char>  { }; struct D9 : public P< int, int> , public P< char, char>  { }; 
# 22
struct D10 : public A< 1> , public A< 1, 2>  { }; struct D11 : public A< 1, 2>  { }; 
# 23
template< int N> struct V : virtual public V< N - 1>  { }; template<> struct V< 0>  { }; 
# 24
template< int N> W< N>  fw(const V< N>  &); 
# 25
struct Fw { template< class T> auto operator()(T * t)->__decltype((fw(*t))); }; 
# 26
static_assert((ok< Fa, A< 1> > ::v == 1), "0 ok<Fa,A<1>>::v");
# 27
static_assert((ok< Fa, D1> ::v == (-1)), "1 ok<Fa,D1>::v");
# 28
static_assert((ok< Fa, D2> ::v == (-1)), "2 ok<Fa,D2>::v");
# 29
static_assert((ok< Fa, D3> ::v == 1), "3 ok<Fa,D3>::v");
# 30
static_assert((ok< Fa, D4> ::v == (-1)), "4 ok<Fa,D4>::v");
# 31
static_assert((ok< Fr, D5> ::v == 3), "5 ok<Fr,D5>::v");
# 32
static_assert((ok< Fr, D6> ::v == 3), "6 ok<Fr,D6>::v");
# 33
static_assert((ok< Fr, D7> ::v == 4), "7 ok<Fr,D7>::v");
# 34
static_assert((ok< Fp, D8> ::v == 1), "8 ok<Fp,D8>::v");
# 35
static_assert((ok< Fp, D9> ::v == (-1)), "9 ok<Fp,D9>::v");
# 36
static_assert((ok< Fv, D10> ::v == (-1)), "10 ok<Fv,D10>::v");
# 37
static_assert((ok< Fv, D11> ::v == 2), "11 ok<Fv,D11>::v");
# 38
static_assert((ok< Fa, D10> ::v == 1), "12 ok<Fa,D10>::v");
# 39
static_assert((ok< Fw, V< 3> > ::v == 3), "17 ok<Fw,V<3>>::v");

# 1 "deduce_from_one_base.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f9d0f8ef_23_deduce_from_one_base_cu_6fdf7ed7_1780
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deduce_from_one_base.cudafe1.stub.c"
#include "deduce_from_one_base.cudafe1.stub.c"
# 1 "deduce_from_one_base.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
