# 1 "elements_copied_into_lists.cu"
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
template< class T> struct val { typedef T type; }; 
# 4
template< class T> struct el { struct op { T a; }; struct ini { T a; T b; }; void f(T i) { T t[] = {i, ((T)(T{}))}; op o{((T)(T{0}))}; ini k{{((T)(T{1}))}, i}; T u[] = {((T)(T{1})), i}; T v[2] = {((T)(T{})), ((T)(T{}))}; op o2 = {((T)(T{0}))}; op o3{T{i}}; T w{((T)(T{}))}; int x[] = {(T{})}; val< T>  y{((T)(T{}))}; ini z{((T)(T{1})), i}; struct loc { T q; } lo{((T)(T{2}))}; T aa[] = {((T)(T{})), i}; f({T{}}); op{T{0}}; } }; 
# 5
template< class T> struct ee { T t[2]; typename T::q tq; struct op { T a; int b; }; T z{((T)(T{1}))}; op o{((T)(T{0}))}; T y = ((T)(T{1})); T arr[2] = {((T)(T{1})), ((T)(T{}))}; ee() : t{((T)(T{1})), ((T)(T{}))}, z{((T)(T{1}))}, o{((T)(T{0})), 1}, y(T{1}) { } static constexpr inline T sc[2] = {(T{1}), (T{2})}; void f(T i, typename T::q j) { typename T::q a[] = {j, ((typename T::q)(typename T::q{}))}; const T b[] = {(T{1})}; static T c[] = {((T)(T{1})), i}; constexpr T d[] = {(T{1})}; op e[] = {{((T)(T{1})), 1}, {((T)(T{})), 2}}; T g[] = {((T)1), T()}; T h[] = {((T)1), (static_cast< T>(1))}; T k[] = {((T)(T{T{1}}))}; T l[] = {T{1} + i, (-T{1})}; T m[2][2] = {{((T)(T{1})), i}, {i, ((T)(T{}))}}; T *n[] = {new T{1}}; T r[] = {((T)(T{sizeof(T)}))}; using U = T; U s[] = {((U)(U{1})), ((T)(T{1}))}; unsigned long t[] = {(T{1})}; __decltype(i) u[] = {((T)(T{1})), ((__decltype(i))(__decltype(i){2}))}; new op{T{1}, 1}; } op g() { return {T{1}, 1}; } op h() { return op{T{1}, 2}; } }; 

# 1 "elements_copied_into_lists.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__dd46cc6b_29_elements_copied_into_lists_cu_ade73020_31120
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "elements_copied_into_lists.cudafe1.stub.c"
#include "elements_copied_into_lists.cudafe1.stub.c"
# 1 "elements_copied_into_lists.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
