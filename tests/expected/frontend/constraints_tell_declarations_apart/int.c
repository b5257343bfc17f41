# 1 "constraints_tell_declarations_apart.cu"
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
template< class T> concept Integral = __is_same(T, int) || __is_same(T, long); 
# 4
template< class T> concept Int = Integral< T>  && __is_same(T, int); 
# 5
template< class T> struct Name { static constexpr inline int value = 0; }; 
# 6
template< Integral T> struct Name< T>  { static constexpr inline int value = 1; }; 
# 7
template< Integral T> requires(Int< T> ) struct Name< T>  { static constexpr inline int value = 2; }; 
# 8
static_assert(((Name< char> ::value == 0) && (Name< long> ::value == 1) && (Name< int> ::value == 2)), "");
# 9
template< class T> requires(Int< T> ) [[nodiscard]] constexpr int twice(T t) { return 2 * t; } 
# 10
template< class T> struct View { 
# 11
constexpr int end() { return 1; } 
# 12
constexpr int end() requires (Integral< T> ) { return 2; } 
# 13
constexpr long end() const requires (Int< T> ) { return 3; } 
# 14
constexpr int end() const requires (__is_same(T, long)) { return 4; } 
# 15
}; 
# 16
static_assert((View< int> ().end() == 2), "");
# 17
template< class T> requires(!Int< T> ) using NonArray = T; 
# 18
template< class T> requires(Int< T> ) using Array = T; 
# 19
template< class T> struct Pointer { }; 
# 20
template< class T, class ...A> Pointer< NonArray< T> >  make(A && ...); 
# 21
template< class T> Pointer< Array< T> >  make(); 
# 22
Pointer< long>  p = make< long> (); 

# 1 "constraints_tell_declarations_apart.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ec32a23d_38_constraints_tell_declarations_apart_cu_p
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constraints_tell_declarations_apart.cudafe1.stub.c"
#include "constraints_tell_declarations_apart.cudafe1.stub.c"
# 1 "constraints_tell_declarations_apart.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
