# 1 "warnings_in_needed_bodies.cu"
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
template< class T, T v> struct ic { static constexpr inline T value = (v); }; 
# 5
template< unsigned N> constexpr int loops() { int s = 0; for (unsigned i = (0); i < N; ++i) { s++; }  return s; } 
# 6
template< class T, int N> constexpr unsigned long masks(T a) { unsigned long x = a; x = (x & (N)); unsigned char c = (N); return x + c; } 
# 7
template< class M> constexpr int compares() { return (M::value < 0U) ? 1 : 2; } 
# 8
namespace n { 
# 9
template< class ...T> struct list { }; 
# 10
template< class L> struct count; 
# 11
template< template< class ...>  class L, class ...T> struct count< L< T...> >  { static constexpr inline int value = loops< sizeof...(T)> (); }; 
# 12
}
# 13
constexpr int a = loops< 0U> (); 
# 14
constexpr unsigned long b = masks< unsigned, -256> (1U); 
# 15
constexpr int c = compares< ic< unsigned, 3U> > (); 
# 16
constexpr int d = n::count< n::list< > > ::value; 
# 17
const int bit = 8; 
# 18
const int mask = (~(bit - 1)), plain = (-8); 
# 19
unsigned long masked(unsigned long x) { x = (x & mask); return x & plain; } 

# 1 "warnings_in_needed_bodies.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b71c1f8e_28_warnings_in_needed_bodies_cu_085985eb
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "warnings_in_needed_bodies.cudafe1.stub.c"
#include "warnings_in_needed_bodies.cudafe1.stub.c"
# 1 "warnings_in_needed_bodies.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
