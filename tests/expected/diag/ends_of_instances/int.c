# 1 "ends_of_instances.cu"
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
# 1
# 4
template< class T> int a(T t) { if (t) { return 1; }  } 
# 5
template< class T> constexpr int b(T t) { if (t) { return 1; }  } 
# 6
template< class T> constexpr T e(T t) { if (t) { return 1; } else { if (sizeof(T) == (4)) { return 2; }  }  } 
# 7
template< class T> constexpr T f(T t) { if constexpr (sizeof(T) == (4)) { return 2; }  } 
# 8
template< class T> constexpr T g(T t) { if constexpr (sizeof(T) != (4)) { return 2; }  } 
# 9
template< class T> constexpr T h(T t) { if (false) { } else { return 2; }  } 
# 10
template< class T> constexpr T l(T t) { for (int i = 0; i < 3; i++) { return 2; }  } 
# 11
template< class T> constexpr T n(T t) { switch (t) { case 1:  return 1; default:  return 2; }  } 
# 12
template< class T> constexpr T o(T t) { switch (t) { case 1:  return 1; }  } 
# 13
template< class T> constexpr T w(T t) { if (t) { return 1; }  throw 1; } 
# 14
template< class T> struct S { constexpr T q(T t) { if (t) { return 1; }  } T r(T t) { if (t) { return 1; }  } static constexpr T s(T t) { while (t) { return 1; }  } constexpr operator T() const { if (sizeof(T)) { }  } }; 
# 15
template< class T> constexpr auto t(T t) { if (t) { return 1; }  } 
# 16
template< class T> auto u(T t) { if (t) { return 1; }  } 
# 17
template< class T> constexpr T d(T t) { if (t) { return 1; }  } 
# 18
template< class T> constexpr T dd(T t) { d('c'); return t; } 
# 19
auto l2 = [](auto t) { if (t) { return 1; }  } ; typedef decltype(l2) __T0;
# 20
auto l3 = [](auto t)->int { if (t) { return 1; }  } ; typedef decltype(l3) __T1;
# 21
constexpr int k = (d(1U)); 
# 22
void z() { a(1); b(1); e(1); f(1); g(1); h(1); l(1); n(1); o(1); w(1); S< int>  s; s.q(1); s.r(1); s.s(1); int i = s; t(1); u(1); l2(1); l3(1); dd(1); sizeof d((1.0F)); } 

# 1 "ends_of_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1f5cae25_20_ends_of_instances_cu__Z1zv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "ends_of_instances.cudafe1.stub.c"
#include "ends_of_instances.cudafe1.stub.c"
# 1 "ends_of_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
