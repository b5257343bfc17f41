# 1 "aliases_equivalent_to_templates.cu"
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
template< template< class >  class > struct Holds { }; 
# 4
template< template< class , class >  class > struct Holds_two { }; 
# 5
template< template< class ...>  class > struct Holds_many { }; 
# 6
template< class > struct Box { }; 
# 7
template< class , class > struct Two { }; 
# 8
template< class ...> struct Many { }; 
# 9
template< class T> using Same = Box< T> ; 
# 10
template< class T> using Again = Same< T> ; 
# 11
template< class T> using Pointed = Box< T *> ; 
# 12
template< class T, class U> using Kept = Two< T, U> ; 
# 13
template< class T, class U> using Swapped = Two< U, T> ; 
# 14
template< class ...T> using Any = Many< T...> ; 
# 15
template< class T, class U> struct equal { static constexpr inline bool value = false; }; 
# 16
template< class T> struct equal< T, T>  { static constexpr inline bool value = true; }; 
# 17
static_assert(equal< Holds< Box> , Holds< Box> > ::value, "");
# 18
static_assert(equal< Holds< Box> , Holds< Box> > ::value, "");
# 19
static_assert((!equal< Holds< Box> , Holds< Pointed> > ::value), "");
# 20
static_assert(equal< Holds_two< Two> , Holds_two< Two> > ::value, "");
# 21
static_assert((!equal< Holds_two< Two> , Holds_two< Swapped> > ::value), "");
# 22
static_assert(equal< Holds_many< Many> , Holds_many< Many> > ::value, "");
# 23
Holds< Box>  *pointer = (static_cast< Holds< Box>  *>(0)); 

# 1 "aliases_equivalent_to_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7791ad71_34_aliases_equivalent_to_templates_cu_pointer
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "aliases_equivalent_to_templates.cudafe1.stub.c"
#include "aliases_equivalent_to_templates.cudafe1.stub.c"
# 1 "aliases_equivalent_to_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
