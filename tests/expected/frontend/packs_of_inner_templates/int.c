# 1 "packs_of_inner_templates.cu"
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
template< bool ...> struct bools { static constexpr inline bool value = true; }; 
# 4
template< bool b> struct en { }; template<> struct en< true>  { typedef int type; }; 
# 5
template< class A, class ...B> struct isc { static constexpr inline bool value = __is_constructible(A, B...); }; 
# 6
template< class ...X> struct tup { 
# 7
constexpr tup() { } 
# 8
template< class ...Y, class  = typename en< bools< (isc< X, Y &&> ::value)...> ::value> ::type> constexpr tup(tup< Y...>  &&o) { o.nothing; } 
# 9
}; 
# 10
template<> struct tup< >  { }; 
# 11
static_assert((!__is_constructible(tup< tup< > > , tup< >  &&)), "");
# 12
template< class ...X> struct f1 { 
# 13
template< class ...Y, class  = bools< (isc< X, Y &&> ::value)...> > static int f(tup< Y...>  && o); 
# 14
template< class ...> static char f(...); 
# 15
}; 
# 16
tup< >  tt(); 
# 17
static_assert((sizeof f1< int> ::f(tt()) == (1)), "");
# 18
template< class ...X> struct f2 { 
# 19
template< class ...Y> static int f(tup< Y...>  && o, bools< (isc< X, Y &&> ::value)...>  * = 0); 
# 20
template< class ...> static char f(...); 
# 21
template< class ...Y> int g(Y ...y) { return sizeof(bools< (isc< X, Y> ::value)...> ) + h((static_cast< X>(y))...); } 
# 22
int h(X...) { return 0; } 
# 23
static char hh(X ...); 
# 24
template< class ...Y> __decltype(((hh)((static_cast< X>(Y()))...))) k(Y ...y) { return 1; } 
# 26
template< class ...Y> struct In { typedef bools< (isc< X, Y> ::value)...>  type; In(isc< X, Y>  ...args) { } }; 
# 27
}; 
# 28
static_assert((sizeof f2< int> ::f(tt()) == (1)), "");
# 29
static_assert((sizeof f2< int> ::f(tup< int> ()) == (4)), "");
# 30
int r1 = f2< int, char> ().g((1.0), (2.0)); 
# 31
int r2 = f2< int, char> ().k((1.0), (2.0)); 
# 32
f2< int, char> ::In< int, char>  in{isc< int, int> (), isc< char, char> ()}; 
# 33
template< class ...X> struct f3 { 
# 34
template< class ...Y, class  = bools< (isc< X, Y &&> ::value)...> > f3(tup< Y...>  && o); 
# 35
}; 
# 36
static_assert((!__is_constructible(f3< int> , tup< >  &&)), "");
# 37
static_assert((!__is_constructible(f3< tup< > > , tup< >  &&)), "");
# 38
static_assert(__is_constructible(f3< tup< > > , tup< int>  &&), "");
# 39
template< class ...X> int outer(X ...x) { auto l = [=](auto ...y) { return sizeof(bools< (isc< X, __decltype(y)> ::value)...> ) + (0 + ... + ((x) + y)); } ; return l(x...); } 
# 40
int r3 = outer(1, (2.0), 'c'); 

# 1 "packs_of_inner_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6cfe441f_27_packs_of_inner_templates_cu_r1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "packs_of_inner_templates.cudafe1.stub.c"
#include "packs_of_inner_templates.cudafe1.stub.c"
# 1 "packs_of_inner_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
