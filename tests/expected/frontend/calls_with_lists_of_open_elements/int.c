# 1 "calls_with_lists_of_open_elements.cu"
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
namespace std { template< class T> class initializer_list { const T *p; unsigned long n; constexpr initializer_list(const T *a, unsigned long b) : p(a), n(b) { } public: constexpr initializer_list() : p((nullptr)), n((0)) { } constexpr unsigned long size() const { return n; } constexpr const T *begin() const { return p; } constexpr const T *end() const { return (p) + (n); } }; }
# 4
namespace c { template< class T> constexpr const T &mx(const T &a, const T &b) { return a; } template< class T, class C> constexpr T mx(std::initializer_list< T>  l, C c) { return *l.begin(); } template< class T> constexpr T mx(std::initializer_list< T>  l) { return *l.begin(); } }
# 5
struct B1 { static constexpr inline unsigned long size = (3); }; struct V { unsigned long al; }; 
# 6
template< unsigned long S, class ...B> struct X1 { static constexpr inline unsigned long size = (c::mx)({S, B::size...}); }; 
# 7
template< unsigned long S, class ...B> struct X2 { static constexpr inline unsigned long size = c::mx({S, B::size...}); }; 
# 8
template< unsigned long S, class B> struct X3 { static constexpr inline unsigned long size = c::mx({S, B::size}); }; 
# 9
template< class T> unsigned long f5(const T &ins) { unsigned long m = (0); for (const auto &i : ins) { m = c::mx({m, (i.al)}); }  return m; } 
# 10
static_assert((X1< 2UL, B1> ::size == (2)), "");static_assert((X2< 2UL, B1> ::size == (2)), "");static_assert((X3< 2UL, B1> ::size == (2)), "");
# 11
void u() { V v[3]; f5(v); } 

# 1 "calls_with_lists_of_open_elements.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ff235b2b_36_calls_with_lists_of_open_elements_cu__Z1uv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "calls_with_lists_of_open_elements.cudafe1.stub.c"
#include "calls_with_lists_of_open_elements.cudafe1.stub.c"
# 1 "calls_with_lists_of_open_elements.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
