# 1 "inline_friends.cu"
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
# 6
namespace d { template< class T> __attribute((always_inline)) __attribute__((unused)) inline T f1(T); template< class T> __attribute((always_inline)) inline T f2(T); __attribute((always_inline)) __attribute__((unused)) inline int f3(int); __attribute((always_inline)) inline int f4(int); __attribute__((unused)) int f5(int); template< class T> __attribute__((unused)) T f6(T); __attribute((always_inline)) inline int f7(int); __attribute__((unused)) inline int f8(int); __attribute__((unused)) inline int g9(int); }
# 7
__attribute((always_inline)) __attribute__((unused)) inline int g1(int); __attribute__((unused)) int g2(int); __attribute((always_inline)) inline int g3(int); 
# 8
template< class Z> class A { template< class T> friend __attribute__((unused)) T d::f1(T); template< class T> friend T d::f2(T); friend __attribute__((unused)) int d::f3(int); friend int d::f4(int); friend __attribute__((unused)) int d::f5(int); template< class T> friend __attribute__((unused)) T d::f6(T); friend int d::f7(int); friend __attribute__((unused)) int g1(int); friend __attribute__((unused)) int g2(int); friend int g3(int); friend __attribute__((unused)) int g4(int); friend int g6(int); friend __attribute__((unused)) int g7(int); friend __attribute__((unused)) int g8(int); friend int h1(int); friend int h2(int); friend __attribute__((unused)) int d::f8(int); friend __attribute__((unused)) int d::g9(int); __attribute((always_inline)) inline int m(); template< class T> __attribute((always_inline)) friend __attribute__((unused)) inline T h4(T); }; 
# 9
template< class Z> class B { friend __attribute__((unused)) int g11(int); friend int g12(int); friend int g13(int); friend int g14(int); __attribute((always_inline)) static inline B mm(); friend __attribute__((unused)) B< int>  g15(); }; template<> class B< void>  { __attribute((always_inline)) friend __attribute__((unused)) inline int g21(int); __attribute((always_inline)) friend inline int g22(int); __attribute((always_inline)) friend __attribute__((unused)) inline ::B< void>  g25(); template< class T> friend __attribute__((unused)) inline T d::f1(T); }; __attribute((always_inline)) __attribute__((unused)) inline B< void>  g25(); __attribute((always_inline)) __attribute__((unused)) inline int g11(int); template< class T> class C : private B< T>  { template< class U, class V> friend __attribute__((unused)) U d::f1(U); template< class U> friend __attribute__((unused)) U d::f1(U u); friend __attribute__((unused)) ::C< int>  g26(); }; 

# 1 "inline_friends.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__274e1fe7_17_inline_friends_cu_5cf4ffbb_4062
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inline_friends.cudafe1.stub.c"
#include "inline_friends.cudafe1.stub.c"
# 1 "inline_friends.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
