# 1 "casts_to_alias_templates_of_packs.cu"
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
template< unsigned long N> struct sel { using type = sel; using value_type = unsigned char; }; template< class T> struct tr { typedef int type; }; constexpr inline unsigned long npos = (-1); 
# 3
template< class ...T> using selx = typename sel< sizeof...(T)> ::type::value_type; 
# 4
template< class T> using sely = typename sel< sizeof(T)> ::value_type; template< class T> using selz = typename T::value_type; template< class T> using selw = typename tr< T> ::type; template< class ...T> using selp = typename tr< T...> ::type; template< class T> using sid = T; 
# 5
template< class U, class ...T> struct V { using I = selx< T...> ; using K = typename sel< sizeof...(T)> ::type::value_type; using L = sely< U> ; using M = selz< U> ; using N = selw< U> ; using O = selp< T...> ; using Q = sid< U> ; 
# 6
int k; bool a() const { return (k) != ((I)npos); } bool b() const { return (k) != ((K)npos); } bool c() const { return (k) != ((L)npos); } bool d() const { return (k) != ((M)npos); } bool e() const { return (k) != ((N)npos); } bool f() const { return (k) != ((O)npos); } bool g() const { return (k) != ((Q)npos); } 
# 7
bool h() const { return (k) != ((selw< U> )npos); } bool i() const { return (k) != ((selx< T...> )npos); } bool j() const { return (k) != ((selw< U> )npos); } bool l() const { return (k) != ((selx< T...> )npos); } I m() const { I x = ((I)3); I y = ((I)4); return (I)npos; } }; 
# 8
template< class ...T> int ff() { using I = selx< T...> ; return (((I)npos) + ((I)3)) + ((selx< T...> )4); } 

# 1 "casts_to_alias_templates_of_packs.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__dc4b7a62_36_casts_to_alias_templates_of_packs_cu_17e7807b_16399
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "casts_to_alias_templates_of_packs.cudafe1.stub.c"
#include "casts_to_alias_templates_of_packs.cudafe1.stub.c"
# 1 "casts_to_alias_templates_of_packs.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
