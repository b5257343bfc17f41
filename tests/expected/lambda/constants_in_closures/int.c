# 1 "constants_in_closures.cu"
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
# 7
template< class F> int use(F f) { return 1; } 
# 8
template< class T> struct W { T t; }; 
# 9
void constants(int x) { 
# 10
const int c = 3; constexpr double f = (2.5); const float e = (1.5F); constexpr const char *s = ("abc"); const int n = x; constexpr int a[2] = {1, 2}; 
# 11
use([=]{ return (((c + f) + e) + (n)) + ((a)[1]); } ); 
# 12
use([=]{ const int &r = c; return (&(c)) + (s - s); } ); 
# 13
use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int x),(& ::constants),1> , typename __nvdl_remove_ref<decltype(c)>::type, typename __nvdl_remove_ref<decltype(f)>::type, typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int x),(& ::constants),1> {} , c, f, n) 
#if 0
[=]
{ }
#if 0
# 13
{ return ((-c) + ((int)f)) + (n); } 
#endif
#endif
); 
# 14 "constants_in_closures.cu"
use([x]{ return sizeof x + (noexcept(x)); } ); 
# 15
use([=]()->int { return x; } ); 
# 16
use([=]()->const int & { return x; } ); 
# 17
use([=]()->const int & { return x; } ); 
# 18
use([=]{ x; } ); 
# 19
} 
# 20
template< class T> void kernel(T t) { } 
# 21
template<> void kernel< char> (char c) { auto l = [=]{ return c; } ; typedef decltype(l) __T0;} 
# 22
void closures() { 
# 23
auto l = []{ } ; typedef decltype(l) __T1;kernel< __decltype(l)> (l); const auto c = [=]{ } ; typedef decltype(c) __T2, __T3;kernel< __decltype(l) *> (&l); using L = __decltype(l); W< __decltype(l)>  w{l}; 
# 24
} 

# 1 "constants_in_closures.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d17c6eea_24_constants_in_closures_cu_89924854
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "constants_in_closures.cudafe1.stub.c"
#include "constants_in_closures.cudafe1.stub.c"
# 1 "constants_in_closures.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
