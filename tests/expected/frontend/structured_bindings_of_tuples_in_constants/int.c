# 1 "structured_bindings_of_tuples_in_constants.cu"
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
namespace std { template< class T> struct tuple_size; template< __decltype((sizeof 0)) N, class T> struct tuple_element; }
# 4
namespace own { template< int N> struct value { static constexpr inline int v = N; constexpr operator int() const { return N; } }; 
# 5
template< class A, class B> struct two { A a; B b; }; 
# 6
template< __decltype((sizeof 0)) I, class A, class B> constexpr auto get(const two< A, B>  &t) { if constexpr (I == (0)) { return t.a; } else { return t.b; }  } 
# 7
template< class A, class B> constexpr auto both(A a, B b) { return two< A, B> {a, b}; } 
# 8
struct by_value { int n; }; template< __decltype((sizeof 0)) I> constexpr int get(by_value b) { return ((b.n) * 10) + I; } }
# 9
template< class A, class B> struct std::tuple_size< own::two< A, B> >  { static constexpr inline int value = 2; }; 
# 10
template< class A, class B> struct std::tuple_element< 0, own::two< A, B> >  { using type = A; }; 
# 11
template< class A, class B> struct std::tuple_element< 1, own::two< A, B> >  { using type = B; }; 
# 12
namespace std { template<> struct tuple_size< own::by_value>  { static constexpr inline int value = 2; }; } 
# 13
template< __decltype((sizeof 0)) I> struct std::tuple_element< I, own::by_value>  { using type = int; }; 
# 14
constexpr int sum() { auto [x, y] = own::both(3, 4); return (x * 10) + y; } 
# 15
constexpr int kept() { const auto &[x, y] = own::both(5, own::value< 6> {}); return (x * 10) + y; } 
# 16
constexpr int given() { auto [x, y] = own::by_value{7}; return (x * 100) + y; } 
# 17
template< class T> constexpr auto first(T t) { auto [x, y] = t; return x; } 
# 18
template< int N> struct number { }; 
# 19
void f(number< 34>  a, number< 56>  b, number< 7071>  c, number< first(own::both(own::value< 8> {}, 1))>  d, number< own::value< 9> ::v>  e) { } 
# 20
template< class T> void g() { constexpr int n = first(own::both(own::value< 10> {}, T())); number< n>  a; } 
# 21
template void g< int> ();

# 1 "structured_bindings_of_tuples_in_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5d46f43a_45_structured_bindings_of_tuples_in_constants_cu_2a619083
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "structured_bindings_of_tuples_in_constants.cudafe1.stub.c"
#include "structured_bindings_of_tuples_in_constants.cudafe1.stub.c"
# 1 "structured_bindings_of_tuples_in_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
