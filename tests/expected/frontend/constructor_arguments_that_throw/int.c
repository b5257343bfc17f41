# 1 "constructor_arguments_that_throw.cu"
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
# 2
struct M { M() = default;M(const M &) { } M(M &&) noexcept { } }; struct N { ~N() noexcept(false); }; struct C { C(int); operator int(); }; 
# 3
struct T { T(int, M) noexcept { } T(M) noexcept; T(long, C) noexcept; void f(M) noexcept; static void g(M) noexcept; T() noexcept; T(N) noexcept; void operator+(M) noexcept; void operator()(M) noexcept; }; void h(M) noexcept; void k(C) noexcept; void l(int) noexcept; const M &cr(); M &&rr() noexcept; 
# 4
template< class X, class A> constexpr bool b(const A &a) { return noexcept((X(0, a))); } template< class X, class A> X mk(const A & a) noexcept(noexcept((X(0, a)))); template< class X, class ...A> X mk2(const A &...a) noexcept(noexcept((X(a...)))) { return X(a...); } 
# 5
template< class X, class A> X mk3(const A & a) noexcept(noexcept((X{0, a}))); template< class X, class A> void mk4(X x, const A & a) noexcept(noexcept(x.f(a))); template< class X, class A> void mk5(X x, const A & a) noexcept(noexcept(h(a))); template< class X, class A> void mk6(X x, const A & a) noexcept(noexcept((new X(0, a)))); 
# 6
void q(const M &m, T t, C c) { 
# 7
static_assert((!(noexcept(T(1, m)))), "1");static_assert((!(noexcept(((T)(m))))), "2");static_assert((noexcept(T(1, static_cast< M &&>(const_cast< M &>(m))))), "3");static_assert((!(noexcept(T{1, m}))), "4");static_assert((!(noexcept(t.f(m)))), "5");static_assert((!(noexcept(T::g(m)))), "6");static_assert((!(noexcept(h(m)))), "7");static_assert((!(noexcept(k(1)))), "8");static_assert((!(noexcept(l(c)))), "9");
# 8
static_assert((!(noexcept((t + m)))), "10");static_assert((!(noexcept(t(m)))), "11");static_assert((!(noexcept(b< T> (m)))), "12");static_assert((!(noexcept(mk< T> (m)))), "13");static_assert((!(noexcept(mk2< T> (0, m)))), "14");static_assert((!(noexcept(mk3< T> (m)))), "15");static_assert((!(noexcept(mk4(t, m)))), "16");static_assert((!(noexcept(mk5(1, m)))), "17");static_assert((noexcept(h(rr()))), "18");static_assert((noexcept(T())), "19");static_assert((!(noexcept(T(0L, 1)))), "20");static_assert((!(noexcept(mk6(t, m)))), "21");static_assert((!(noexcept(t.f(cr())))), "22");static_assert((noexcept(t.f(rr()))), "23");static_assert((noexcept(h(M()))), "24");static_assert((!(noexcept(((T)(m))))), "25");static_assert((!(noexcept(static_cast< T>(m)))), "26");static_assert((!(noexcept(mk2< T> (m)))), "27");
# 9
} 

# 1 "constructor_arguments_that_throw.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ff4e3220_35_constructor_arguments_that_throw_cu_fb222bda
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constructor_arguments_that_throw.cudafe1.stub.c"
#include "constructor_arguments_that_throw.cudafe1.stub.c"
# 1 "constructor_arguments_that_throw.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
