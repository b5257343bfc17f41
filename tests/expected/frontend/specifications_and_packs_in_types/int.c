# 1 "specifications_and_packs_in_types.cu"
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
# 5
template< class > struct Callable; 
# 6
template< class R, class ...A, bool N> struct Callable< R (A ...) noexcept(N)>  { static constexpr inline bool silent = N; }; 
# 7
static_assert(Callable< int (char) noexcept> ::silent);
# 8
static_assert((!Callable< int (char)> ::silent));
# 9
template< bool ...N> int count(void (*...functions)(void) noexcept(N)) { return sizeof...(functions); } 
# 10
int two = count< true, false> (nullptr, nullptr); 
# 11
template< class T, class ...U> int members(typename T::template Of< U>  ...values) { return sizeof...(values); } 
# 12
struct Maps { template< class T> using Of = int; }; 
# 13
int mapped = members< Maps, char, double> (1, 2); 
# 14
template< class T, class U = T *> struct Defaults { }; 
# 15
template< template< class ...>  class C> int any(C< int> ); 
# 16
template< template< class , class ...>  class C> int one(C< int> ); 
# 17
int deduced = (any(Defaults< int> ()) + any(Defaults< int> ())) + one(Defaults< int> ()); 
# 18
struct Whole { Whole(); Whole(const Whole &) = delete;}; 
# 19
template< class T> struct Gives { operator T(); }; 
# 20
Whole a = Gives< Whole> (); 
# 21
Whole b{Gives< Whole> ()}; 
# 22
Whole *c = new Whole{Gives< Whole> ()}; 

# 1 "specifications_and_packs_in_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__07b2fcc5_36_specifications_and_packs_in_types_cu_two
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "specifications_and_packs_in_types.cudafe1.stub.c"
#include "specifications_and_packs_in_types.cudafe1.stub.c"
# 1 "specifications_and_packs_in_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
