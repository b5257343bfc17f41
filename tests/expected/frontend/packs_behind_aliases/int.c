# 1 "packs_behind_aliases.cu"
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
template< class ...T> struct list { }; 
# 5
template< int ...I> struct seq { }; 
# 6
template< class T, int > using first = T; 
# 7
template< class T, class I> struct repeat { }; 
# 8
template< class T, int ...I> struct repeat< T, seq< I...> >  { using type = list< first< T, I> ...> ; }; 
# 9
template< bool B> struct flag { static constexpr inline bool value = B; using type = flag; }; 
# 10
template< bool ...B> constexpr inline bool all = (true && ... && B); 
# 11
template< class T> concept valued = requires {T::value; }; 
# 12
template< valued ...B> using strict = flag< all< (B::type::value)...> > ; 
# 13
template< class ...B> using both = strict< B...> ; 
# 14
template< class T> struct empty : public flag< __is_empty(T)>  { }; 
# 15
struct none { }; 
# 16
template< class T, class  = typename both< empty< T> > ::type> constexpr int chosen(long) { return 2; } 
# 17
template< class T> constexpr int chosen(...) { return 1; } 
# 18
template< class A, class B> constexpr inline bool same = false; 
# 19
template< class A> constexpr inline bool same< A, A>  = true; 
# 20
template< class I, class L> constexpr inline bool repeats = same< typename repeat< int, I> ::type, L> ; 
# 21
using two = seq< 0, 1> ; 
# 22
static_assert((repeats< seq< 0, 1> , list< int, int> >  && (!repeats< seq< 0, 1> , int> )));
# 23
static_assert((chosen< none> (0) == 2));

# 1 "packs_behind_aliases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__94baf497_23_packs_behind_aliases_cu_20725be2_28515
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "packs_behind_aliases.cudafe1.stub.c"
#include "packs_behind_aliases.cudafe1.stub.c"
# 1 "packs_behind_aliases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
