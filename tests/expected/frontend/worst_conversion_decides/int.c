# 1 "worst_conversion_decides.cu"
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
struct L { L(int); }; 
# 5
struct D { operator int() const; }; 
# 6
template< class A, class B> struct same { static constexpr inline bool v = false; }; 
# 7
template< class A> struct same< A, A>  { static constexpr inline bool v = true; }; 
# 8
int f(int, L); char f(long, short); 
# 9
static_assert(same< __decltype((f(1, 2))), char> ::v, "conversion before user");
# 10
int g(int, ...); char g(long, int); 
# 11
static_assert(same< __decltype((f(1, 2))), char> ::v, "conversion before ellipsis");
# 12
int h(char, int); char h(long, short); 
# 13
static_assert(same< __decltype((h('a', (short)0))), int> ::v, "promotion before conversion");
# 14
long operator%(int, const D &); 
# 15
static_assert(same< __decltype((((1LL) % D()))), long> ::v, "conversion of the function before a built-in operator");
# 16
template< class T, class  = void> struct A { static constexpr inline int v = 1; }; 
# 17
template< class T> struct A< T, __decltype(((void)f(T(), T())))>  { static constexpr inline int v = 2; }; 
# 18
static_assert((A< int> ::v == 2), "no failed substitution");
# 19
struct O { int m(L); char m(long) const; }; 
# 20
O o; 
# 21
static_assert(same< __decltype((f(1, 2))), char> ::v, "the object counts");
# 22
struct C { C(int, L); C(long, short); }; 
# 23
C c(1, 2); 
# 24
struct X { operator int() const; operator L() const; }; 
# 25
struct P { P(L); P(long); }; 

# 1 "worst_conversion_decides.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__64857728_27_worst_conversion_decides_cu_c
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "worst_conversion_decides.cudafe1.stub.c"
#include "worst_conversion_decides.cudafe1.stub.c"
# 1 "worst_conversion_decides.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
