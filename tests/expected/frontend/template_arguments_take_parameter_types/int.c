# 1 "template_arguments_take_parameter_types.cu"
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
# 2
template< class T> struct IsInteger { enum { value}; }; 
# 3
template<> struct IsInteger< int>  { enum { value = 1}; }; 
# 4
template< bool , class > struct EnableIf { }; 
# 5
template< class T> struct EnableIf< true, T>  { typedef T type; }; 
# 6
template< class T> typename EnableIf< IsInteger< T> ::value, double> ::type sine(T x) { return x; } 
# 7
double sine(double); 
# 8
float sine(float); 
# 9
double f(int i) { return sine(i); } 
# 10
template< class T> T &&value(); 
# 11
struct Failure { }; 
# 12
template< class T> struct Success { typedef T type; }; 
# 13
struct Test { 
# 14
template< class F, class ...A> static Success< __decltype((value< F> ()(value< A> ()...)))>  test(int); 
# 15
template< class ...> static Failure test(...); 
# 16
}; 
# 17
template< class F, class ...A> struct Result : public Test { typedef __decltype((test< F, A...> (0))) type; }; 
# 18
template< class T> struct Decay { typedef T type; }; 
# 19
template< class F, class ...A> using ResultOf = typename Result< typename Decay< F> ::type, typename Decay< A> ::type...> ::type::type; 
# 21
enum class Policy { now}; 
# 22
template< class F, class ...A> int start(Policy, F &&, A && ...); 
# 23
template< class F, class ...A> ResultOf< F, A...>  start(F &&, A && ...); 
# 24
struct Call { int operator()(int) const; }; 
# 25
int g() { return start(Policy::now, Call(), 1) + start(Call(), 1); } 
# 26
template< int N, class V> int &get(V &&); 
# 27
template< int N, class V> using Get = __decltype((get< N> (value< V> ()))); 
# 28
template< class F, class ...V> typename Result< F, Get< 0, V> ...> ::type::type visit(F &&, V && ...); 
# 29
template< class F, class ...V> typename Result< F, Get< 0, V> ...> ::type::type visit(F &&f, V &&...v) { return 1; } 
# 30
int h() { return visit(Call(), 1); } 

# 1 "template_arguments_take_parameter_types.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__024ea017_42_template_arguments_take_parameter_types_cu__Z1fi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "template_arguments_take_parameter_types.cudafe1.stub.c"
#include "template_arguments_take_parameter_types.cudafe1.stub.c"
# 1 "template_arguments_take_parameter_types.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
