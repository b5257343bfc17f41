# 1 "expansions_in_lists.cu"
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
inline int gg() { return 1; } 
# 4
template< class T> T ff(T t) { return t; } struct X { static constexpr inline int value = 1; static int f() { return 1; } int n; }; 
# 5
struct Y { Y(int); Y(const char *); }; template< class T> struct ag { T a[3]; }; 
# 6
template< class ...T> void m(T ...t) { 
# 7
int y1[] = {(T::value, 0)...}; int y2[] = {(((((void)ff(t)), 0)))...}; int y3[] = {0, (T::value, 0)...}; int y4[]{(((T::f(), (t.n))))...}; int y5[] = {1, (((ff(t).n)))...}; int y6[3] = {(((t.n)))...}; int y7[] = {(((t.n)))...}; int y8[] = {((t.n) + 1)...}; int y9[] = {((int)T::f())...}; int ya[] = {(((gg(), T::value)))...}; int yb[] = {(((T::value, gg())))...}; int yc[] = {(((((void)T::value), 0)))...}; int yd[] = {(sizeof(T), 0)...}; 
# 8
long z1[] = {(T::value, 0)...}; long z2[] = {(T::f())...}; bool z3[] = {(((T::f(), true)))...}; char z4[] = {(((ff(t), ((char)0))))...}; Y z5[] = {(T::f())...}; Y z6[] = {(((T::f(), 1)))...}; ag< int>  z7 = {(((T::f(), 1)))...}; ag< int>  z8 = {{(T::f())...}}; ag< int>  z9{(T::f())...}; 
# 9
using A = int [sizeof...(T)]; (void)(A{(T::value, 0)...}); (void)(A{(T::f())...}); (void)(A{(((t.n)))...}); (void)(A{0, (((ff(t).n)))...}); (void)(A{(ff((t.n)))...}); (void)(A{T::value...}); (void)(A{((t.n) + 1)...}); using B = int []; (void)(B{(((ff(t), 0)))...}); (void)(B{(T::f())...}); (void)(B{0, (((T::f(), 0)))...}); (void)(ag< int> {(((T::f(), 1)))...}); (void)(ag< int> {(T::f())...}); 
# 10
using D = long [sizeof...(T)]; (void)(D{(T::value, 0)...}); (void)(D{(T::f())...}); using E = Y [sizeof...(T)]; (void)(E{(T::f())...}); (void)(E{(((T::f(), 1)))...}); 
# 11
} 
# 12
struct ct { template< class ...U> ct(U ...); }; template< class T> struct ctt { template< class ...U> ctt(U ...); }; 
# 13
template< class U, class ...T> void m3(U u, T ...t) { 
# 14
(void)(ag< U> {T::f()...}); (void)(ag< U> {(t.n)...}); (void)(ag< U> {(T::f(), 1)...}); (void)(U{T::f()...}); (void)(U{(t.n)...}); (void)(U{(T::f(), 1)...}); (void)(U{ff(t)...}); 
# 15
(void)(ct{T::f()...}); (void)(ct{(t.n)...}); (void)(ct{(T::f(), 1)...}); (void)(ctt< int> {T::f()...}); (void)(ctt< U> {(T::f(), 1)...}); (void)(ctt< U> {(t.n)...}); 
# 16
using A = U [sizeof...(T)]; (void)(A{(T::f())...}); (void)(A{(((t.n)))...}); using B = U []; (void)(B{(((T::f(), 1)))...}); using C = typename U::type; (void)(C{T::f()...}); (void)(C{(T::f(), 1)...}); (void)(typename U::type{(t.n)...}); 
# 17
using I = int [4]; (void)(I{(T::f())...}); (void)(I{(((t.n)))...}); (void)(ag< int> {(((t.n)))...}); (void)(ag< int> {(ff(t))...}); 
# 18
} 

# 1 "expansions_in_lists.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a461246e_22_expansions_in_lists_cu_d92463ec_12853
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "expansions_in_lists.cudafe1.stub.c"
#include "expansions_in_lists.cudafe1.stub.c"
# 1 "expansions_in_lists.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
