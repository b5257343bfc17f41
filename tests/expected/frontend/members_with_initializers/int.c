# 1 "members_with_initializers.cu"
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
struct D { D(int); }; struct Dc { constexpr Dc(int) { } }; struct Dn { Dn(int) noexcept; }; struct Ab { Ab() = delete;Ab(int); }; 
# 5
struct E { D d = 1; }; struct Ec { Dc d = 1; }; struct En { Dn d = 1; }; struct Ea { Ab a{1}; int q = 2; }; struct Eb { D d; }; struct Eu { union { D d; int q = 1; }; }; struct Ep { D d[2] = {1, 2}; }; struct Ecc { Dc d = 1; D e = 2; }; 
# 6
template< class T> struct X { T t = (1); X() = default;X(const X &) = default;}; 
# 8
static_assert(__is_constructible(E), "");static_assert(__is_constructible(Ec), "");static_assert(__is_constructible(En), "");static_assert(__is_constructible(Ea), "");static_assert(__is_constructible(Ep), "");static_assert(__is_constructible(X< D> ), "");static_assert((!__is_constructible(Eb)), "");static_assert((!__is_nothrow_constructible(E)), "");static_assert(__is_nothrow_constructible(En), "");static_assert((!__is_trivially_constructible(E)), "");static_assert((!__is_nothrow_constructible(X< D> )), "");
# 9
constexpr Ec ec{}; constexpr Ec ec2 = Ec(); struct Ew : public Ec { }; constexpr Ew ew{}; struct Ez { Ec e; }; constexpr Ez ez{}; X< Dc>  xd; constexpr X< Dc>  xc{}; 
# 10
struct Fs : public E { }; static_assert(__is_constructible(Fs), "");struct Ft { E e; }; static_assert(__is_constructible(Ft), "");struct Fu : virtual public E { }; static_assert(__is_constructible(Fu), "");Fs fs; Ft ft; Fu fu; 
# 11
E *n() { return new E; } E *m() { return new E [3]; } 
# 12
E k; Ec kc; En kn; Ea ka; 
# 13
static_assert((__is_constructible(E, const E &) && __is_assignable(E &, const E &)), "");
# 14
struct Do { Do(int); }; struct Eo { Do d = 1; }; struct Eo1 { Do d = ((Do)(1)); }; struct Eo2 { Do d{1}; }; struct Eo3 { Do d = 1; int q; }; struct Eo4 { Do d = 1; Eo4() = default;}; template< class T> struct Eo5 { T d = (1); }; 
# 15
static_assert(__is_constructible(Eo1), "1");static_assert(__is_constructible(Eo2), "2");static_assert(__is_constructible(Eo3), "3");static_assert(__is_constructible(Eo4), "4");static_assert(__is_constructible(Eo5< Do> ), "5");static_assert(__is_constructible(Eo), "0");
# 16
Eo e; static_assert(__is_constructible(Eo), "0b");
# 17
Eo5< Do>  ee; static_assert(__is_constructible(Eo5< Do> ), "5b");

# 1 "members_with_initializers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__da6c5abc_28_members_with_initializers_cu_xd
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_with_initializers.cudafe1.stub.c"
#include "members_with_initializers.cudafe1.stub.c"
# 1 "members_with_initializers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
