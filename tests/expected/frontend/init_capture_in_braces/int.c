# 1 "init_capture_in_braces.cu"
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
namespace std { template< class T> T &&move(T &t) { return static_cast< T &&>(t); } template< class E> class initializer_list { const E *b; unsigned long n; }; }
# 5
struct S { int v() const; }; 
# 6
void f() { 
# 7
S s; 
# 8
auto a = [s{std::move(s)}]{ return (s).v(); } ; typedef decltype(a) __T0;
# 9
auto c = [i{3}]{ return (i) + 1; } ; typedef decltype(c) __T1;
# 10
auto d = [&r{s}]{ return (r).v(); } ; typedef decltype(d) __T2;
# 11
auto g = [p{&s}]{ return (p)->v(); } ; typedef decltype(g) __T3;
# 12
} 
# 13
template< class T> struct O { 
# 14
template< class U> auto eq(const O< U>  &o) const { return (this->x) == (o.x); } 
# 15
T x; 
# 16
}; 
# 17
template< class ...A> auto h(A ...a) { return [args{(a)...}]{ return sizeof((args)); } ; } 
# 18
auto hh = h(1); typedef decltype(hh) __T4;

# 1 "init_capture_in_braces.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9882babe_25_init_capture_in_braces_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "init_capture_in_braces.cudafe1.stub.c"
#include "init_capture_in_braces.cudafe1.stub.c"
# 1 "init_capture_in_braces.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
