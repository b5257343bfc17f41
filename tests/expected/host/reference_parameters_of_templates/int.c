# 1 "reference_parameters_of_templates.cu"
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
struct B { int v; constexpr B(int x) : v(x) { } }; 
# 4
constexpr B pb{3}; int arr[3] = {1, 2, 3}; constexpr int ca[3] = {1, 2, 3}; constexpr int ci = 5; int gi; 
# 5
template< auto &input> constexpr int re5() { constexpr auto &a = (input); static_assert(((a.v) == 3), "");return a.v; } 
# 6
constexpr int b5 = re5< pb> (); static_assert((b5 == 3), "");
# 7
template< auto &input> constexpr int re6() { auto &a = input; int s = 0; for (auto &x : a) { s += x; }  return s + (input[1]); } 
# 8
constexpr int b6 = re6< ca> (); static_assert((b6 == 8), "");int b6b = re6< arr> (); 
# 9
template< const int &input> constexpr int re7() { return input + 1; } 
# 10
static_assert((re7< ci> () == 6), "");
# 11
template< int &input> constexpr int *re8() { return &input; } 
# 12
static_assert((re8< gi> () == (&gi)), "");
# 13
template< int &input> constexpr int &re9() { return input; } 
# 14
static_assert(((&re9< gi> ()) == (&gi)), "");
# 15
template< auto &input> struct S { static constexpr inline auto &r = (input); static constexpr inline int w = ((input.v)); }; 
# 16
static_assert(((S< pb> ::w == 3) && ((S< pb> ::r.v) == 3)), "");
# 17
template< auto &f> int cf() { return f(3); } 
# 18
int fn(int); int b10 = cf< fn> (); 
# 19
constexpr int c1 = 5, c2 = 5; template< auto &x> struct U { static const int *p() { return &x; } }; 
# 20
template< class A, class B> struct same { static constexpr inline bool v = false; }; template< class A> struct same< A, A>  { static constexpr inline bool v = true; }; 
# 21
static_assert((!same< U< c1> , U< c2> > ::v), "");const int *pp = U< c1> ::p(); 
# 22
template< auto &x> void km() { } 
# 23
void ff() { km< c1> (); km< gi> (); km< pb> (); km< arr> (); km< fn> (); } 

# 1 "reference_parameters_of_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__53390ed9_36_reference_parameters_of_templates_cu_arr
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "reference_parameters_of_templates.cudafe1.stub.c"
#include "reference_parameters_of_templates.cudafe1.stub.c"
# 1 "reference_parameters_of_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
