# 1 "packs_of_values.cu"
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
namespace GM { enum class Major { K, MN}; enum class Mode { a, b}; }
# 4
template< int A, int ...B> struct MMA { }; template< GM::Major A, GM::Major B, int ...R> struct MM3 { }; 
# 5
template< GM::Major tA, GM::Major tB> struct S1 { }; 
# 6
template< GM::Major MajorA, GM::Major MajorB, auto ...Args> struct X { using U = MM3< MajorA, MajorB, (Args)...> ; }; 
# 7
template< GM::Major MajorA = GM::Major::K, GM::Major MajorB = GM::Major::K, auto ...Args> constexpr auto sel() { if constexpr (sizeof...(Args) > (3)) { return MM3< MajorA, MajorB, (Args)...> {}; } else { static_assert((MajorA == GM::Major::K), "x");return S1< MajorA, MajorB> {}; }  } 
# 8
template< GM::Major MajorA = GM::Major::K, int ...Args> constexpr auto sel2() { return MMA< 3, Args...> {}; } 
# 9
template< auto ...Args> void sel3() { MMA< 3, (Args)...>  x; sel2< GM::Major::K, Args...> (); MMA< 3, (Args)...>  x2; MMA< 3, (Args + 1)...>  x3; using U = MMA< 4, (Args)...> ; typedef typename X< GM::Major::K, GM::Major::K, Args...> ::U V; } 
# 10
template< int ...Args> void sel4() { MMA< 3, Args...>  x; sel2< GM::Major::K, Args...> (); MMA< 3, Args...>  x2; MMA< 3, (Args + 1)...>  x3; using U = MMA< 4, Args...> ; auto r = sizeof(MMA< 7, Args...> ); } 
# 11
template< auto ...A> struct Y { MMA< 5, (A)...>  m; MMA< 6, (A)...>  f(MMA< 7, (A)...> ); MMA< 8, (A)...>  g() { return MMA< 8, (A)...> {}; } static constexpr inline auto q = MMA< 9, (A)...> {}; }; 
# 12
template< auto ...A> auto tr()->MMA< 9, (A)...> ; template< auto ...A> MMA< 10, (A)...>  ll(); 
# 13
int anchor = 1; 
# 14
struct [[nodiscard]] Z { }; void uu(int x) { if (x) { [[unlikely]] { x = 3; } } else { [[likely]] { x = 4; } }  while (x) { [[likely]] { --x; } }  if (x) { [[unlikely]] x = 5; }  for (; ;) { [[unlikely]] { break; } }  switch (x) { [[likely]] case 1:  x = 3; }  [[likely]] x = 3; 
# 15
if (x) { 
# 16
[[unlikely]] { 
# 18
x = 4; 
# 19
} } else { 
# 20
if (x > 4) { 
# 21
[[__unlikely__]] { 
# 22
x = 4; 
# 23
} }  }  
# 24
} 
# 25
template< class T> struct PV { }; template< class T> bool al(T t) { return (t) ? true : false; } 

# 1 "packs_of_values.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a2b5d67f_18_packs_of_values_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "packs_of_values.cudafe1.stub.c"
#include "packs_of_values.cudafe1.stub.c"
# 1 "packs_of_values.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
