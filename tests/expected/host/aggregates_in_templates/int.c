# 1 "aggregates_in_templates.cu"
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
namespace std { template< class C> struct tt { template< class U> struct in { void m(); }; }; 
# 5
template< > template< class U> struct tt< int> ::in { void k(); }; 
# 6
}
# 7
namespace d { namespace detail { struct p; template< class T> void usz(T, int); template< class T> struct sz { static int v; }; int fn(int); }
# 8
namespace e { namespace detail { struct q; int other(int); }
# 9
template< class T> struct A { int f(T *t, int n) { return d::detail::fn(n) + detail::other(n); } void g(T t) { d::detail::usz(t, 1); d::detail::usz(t, 1); detail::other(1); int k = (d::detail::template sz< T> ::v); } }; 
# 10
template< class T> struct B { int detail; void g(T t) { d::detail::usz(t, 1); d::detail::fn(1); } }; 
# 11
}}
# 12
typedef struct { long long x, y; } longlong2; struct alignas(16) ll2 { long long x, y; }; struct II { int a; unsigned b; char c; double d; void *p; bool e; }; 
# 13
void f() { longlong2 a{(0), (0)}; ll2 b{(0), (0)}; II c{0, (0), (0), (0), (0), (0)}; II d = {0, (1), (1), (1), (0), (1)}; longlong2 e = {(0), (1)}; long long g[2] = {(0), (1)}; longlong2 h{(0)}; auto i = longlong2{(0), (0)}; static longlong2 j{(0), (0)}; longlong2 k[2] = {{(0), (0)}, {(0), (1)}}; } 
# 14
longlong2 ga{(0), (0)}; ll2 gb = {(0), (0)}; 
# 15
template< class T> void g(T t) { longlong2 a{0, 0}; ll2 b{0, 0}; II c{0, 0, 0, 0, 0, 0}; II d = {0, 1, 1, 1, 0, 1}; longlong2 e = {0, 1}; long long g[2] = {(0), (1)}; longlong2 h{0}; auto i = longlong2{(0), (0)}; static longlong2 j{0, 0}; longlong2 k[2] = {{0, 0}, {0, 1}}; } template< class T> longlong2 gg(T t) { return longlong2{(0), (0)}; } template< class T> longlong2 gh(T t) { return {0, 0}; } 
# 16
namespace std { typedef unsigned uint32_t; }
# 17
template< class T, class U> T bc(U u); 
# 18
typedef unsigned uint32_t; typedef int myint; 
# 19
template< class T> struct us { void f(T t) { auto d = bc< uint32_t> (t); auto e = bc< std::uint32_t> (t); bc< uint32_t> (1); bc< const uint32_t *> (t); bc< myint> (t); bc< T> (t); uint32_t x = bc< uint32_t> (t) + 1; x = bc< std::uint32_t> (t); } }; 
# 20
void us2(float t) { auto d = bc< unsigned> (t); auto e = bc< unsigned> (t); bc< unsigned> (1); bc< const unsigned *> (t); uint32_t x = bc< unsigned> (t) + (1); } 
# 21
uint32_t us3(float t) { return bc< unsigned> (t); } 
# 22
template< class T> uint32_t us4(T t) { return bc< uint32_t> (t); } 
# 23
static inline void us5(float d) { __asm__("mov" : : "r" (bc< unsigned> (d))); { auto d1 = bc< unsigned> (d); } } 

# 1 "aggregates_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e98f8e15_26_aggregates_in_templates_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "aggregates_in_templates.cudafe1.stub.c"
#include "aggregates_in_templates.cudafe1.stub.c"
# 1 "aggregates_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
