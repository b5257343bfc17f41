# 1 "calls_of_open_members.cu"
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
template< bool , class T = void> struct enable_if { }; template< class T> struct enable_if< true, T>  { typedef T type; }; 
# 4
template< class T> struct A { 
# 5
void m(int); void m(long); 
# 6
template< class U> static void t(U, int); template< class U> static void t(int, U); 
# 7
template< class U = T> static void d(int); template< class U = int, class V = int> static void d(int); 
# 8
template< class U = int, typename enable_if< sizeof(U) == (4)> ::type * = nullptr> static void e(int); 
# 9
template< class U = int, typename enable_if< sizeof(U) != (4)> ::type * = nullptr> static void e(int); 
# 10
template< class U = T, typename enable_if< sizeof(T) == (4)> ::type * = nullptr> T h(int); 
# 11
template< class U = T, typename enable_if< sizeof(T) != (4)> ::type * = nullptr> T h(int); 
# 12
static T c(int *); static T c(T *); 
# 13
void f1() { m((1.0)); this->m((1.0)); } 
# 14
void f2() { t(1, 1); d(1); e(1); A< T> ::e(1); } 
# 15
void f3() { auto x = h(1); auto y = this->h(1); } 
# 16
void f4() { c(1); h("a"); e("a"); } 
# 17
}; 
# 18
int x = 1; 

# 1 "calls_of_open_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fab286a7_24_calls_of_open_members_cu_x
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "calls_of_open_members.cudafe1.stub.c"
#include "calls_of_open_members.cudafe1.stub.c"
# 1 "calls_of_open_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
