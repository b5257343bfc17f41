# 1 "instances_of_unnamed_closures.cu"
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
struct foo { }; 
# 5
template< class ...Fs> struct M : public Fs... { template< class ...T> constexpr M(T ...t) : Fs(t)... { } }; 
# 6
template< class F> struct M1 { F f; }; 
# 7
template< class ...Fs> struct M0 { }; 
# 8
template< class ...Fs> constexpr M< Fs...>  match(Fs ...f) { return M< Fs...> (f...); } 
# 9
template< class F> constexpr M1< F>  m1(F f) { return M1< F> {f}; } 
# 10
template< class ...F> constexpr M0< F...>  m0(F ...f) { return {}; } 
# 11
template< template< class ...>  class A> struct make { template< class ...Fs, class R = A< Fs...> > constexpr R operator()(Fs ...f) const { return R((static_cast< Fs &&>(f))...); } }; 
# 12
template< class T> struct idt { static constexpr inline bool value = true; }; 
# 13
static void tst() { int i = 0; auto lam = match([&](int) { return (i) + 1; } , [&](foo) { return (i) + 2; } ); static_assert(idt< __decltype(lam)> ::value, "");idt< __decltype(lam)>  q; } 
# 14
static void tst2() { int i = 0; auto lam = make< M> ()([&](int) { return (i) + 1; } , [&](foo) { return (i) + 2; } ); static_assert(idt< __decltype(lam)> ::value, "");idt< __decltype(lam)>  q; } 
# 15
static void tst3() { int i = 0; auto lam = m1([&](int) { return (i) + 1; } ); static_assert(idt< __decltype(lam)> ::value, "");idt< __decltype(lam)>  q; auto lam2 = m1([](int) { return 1; } ); static_assert(idt< __decltype(lam2)> ::value, "");} 
# 16
static void tst4() { int i = 0; auto lam = m0([&](int) { return (i) + 1; } ); static_assert(idt< __decltype(lam)> ::value, "");auto b = []{ } ; typedef decltype(b) __T0;M1< __decltype(b)>  c{b}; static_assert(idt< M1< __decltype(b)> > ::value, "");static_assert(idt< M1< __decltype(b)> > ::value, "");auto d = m1(b); static_assert(idt< M1< __decltype(b)> > ::value, "");idt< M1< __decltype(b)> >  e; } 
# 17
template< class T> auto gen(T t) { auto l = m1([&](int) { return t; } ); idt< __decltype(l)>  q; static_assert((idt< __decltype(l)> ::value), "");return l; } 

# 1 "instances_of_unnamed_closures.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a6884c8a_32_instances_of_unnamed_closures_cu_d242a6ff_8007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "instances_of_unnamed_closures.cudafe1.stub.c"
#include "instances_of_unnamed_closures.cudafe1.stub.c"
# 1 "instances_of_unnamed_closures.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
