# 1 "failures_in_substituted_calls.cu"
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
template< class T> T &&val(); 
# 4
struct yes { char c; }; struct no { char c[2]; }; 
# 5
template< class From, class To> struct fits { template< class T> static yes test(T (&&)[1]); template< class T> static auto impl(int)->__decltype((test< T> ({val< From> ()}))); template< class > static no impl(...); static constexpr inline bool value = (sizeof(impl< To> (0)) == (1)); }; 
# 6
static_assert(((!fits< int, short> ::value) && fits< int, long> ::value && (!fits< double, int> ::value)), "");
# 7
void k(short); template< class F> auto h(F x)->__decltype((k({x}), yes())); template< class F> no h(...); 
# 8
static_assert((sizeof h< int> (1) == (2)), "");
# 9
struct X { int f(); int d; }; 
# 10
template< class B, class T, class D> auto ap(T (B::* p), D & d)->__decltype((d.*p)); template< class B, class T> no ap(T (B::* p), ...); 
# 11
X x; 
# 12
static_assert(((sizeof ap(&X::f, x) == (2)) && (sizeof ap(&X::d, x) == (4))), "");
# 13
struct CT { CT(); CT(const CT &); CT(CT &&) noexcept; }; 
# 14
struct F { void operator()(int) const noexcept; void operator()(CT) const noexcept; }; 
# 15
void taken(CT) noexcept; 
# 16
F f; CT c; 
# 17
static_assert(((!(noexcept(f(c)))) && (noexcept(f(static_cast< CT &&>(c)))) && (noexcept(f(1))) && (!(noexcept(taken(c))))), "");
# 18
template< int I> struct ic { }; 
# 19
template< int I, int J> struct gives { operator ic< J> (); }; 
# 20
struct several : public gives< 0, 1> , public gives< 1, 1> , public gives< 2, 2>  { }; 
# 21
template< class U> auto conv(U)->__decltype(((static_cast< U>(several())), yes())); no conv(...); 
# 22
static_assert(((sizeof conv(ic< 1> ()) == (2)) && (sizeof conv(ic< 2> ()) == (1))), "");
# 23
template< class T> struct is_pointer { static constexpr inline bool value = false; }; 
# 24
template< class T> struct is_pointer< T *>  { static constexpr inline bool value = true; }; 
# 25
template< bool , class T> struct enable { }; template< class T> struct enable< true, T>  { using type = T; }; 
# 26
template< class T, typename enable< is_pointer< T> ::value, bool> ::type  = true> using owner = T; 
# 27
template< class ...> using void_t = void; 
# 28
template< class U, class  = void> constexpr bool owns = false; 
# 29
template< class U> constexpr bool owns< U, void_t< __decltype((owner< U> {}))> >  = true; 
# 30
static_assert((owns< int *>  && (!owns< int> )), "");

# 1 "failures_in_substituted_calls.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bfab75fa_32_failures_in_substituted_calls_cu_c
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "failures_in_substituted_calls.cudafe1.stub.c"
#include "failures_in_substituted_calls.cudafe1.stub.c"
# 1 "failures_in_substituted_calls.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
