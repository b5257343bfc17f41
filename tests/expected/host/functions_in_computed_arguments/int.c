# 1 "functions_in_computed_arguments.cu"
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
template< class T> struct alloc { T *p; }; 
# 5
namespace n { struct S { }; int adl(S); int plain(int); extern int v; const int cv = 3; template< class T> T tf(T); template< class T> T tg(); 
# 6
template< class A> struct TB { using t1 = __decltype((adl(S()))); using t2 = __decltype((plain(1))); using t3 = __decltype(v); using t5 = __decltype((tg< A> ())); using t6 = __decltype((plain(A()) + cv)); using t7 = __decltype((&plain)); using t8 = __decltype((v + A())); }; template< class A> struct TD { using t9 = __decltype((adl(A()))); }; 
# 7
struct TC { using t1 = __decltype((adl(S()))); using t2 = __decltype((plain(1))); using t3 = __decltype(v); using t5 = __decltype((tg< int> ())); }; }
# 8
using namespace n;using n::tg;
# 9
using Q1 = alloc< __decltype((n::adl(n::S())))> ; using Q2 = alloc< __decltype((n::adl(n::S())))> ; using Q3 = alloc< __decltype((n::adl(n::S())))> ; using Q5 = alloc< __decltype((n::tg< long> ()))> ; using Q6 = alloc< __decltype((n::adl(n::S())))> ; using Q7 = alloc< __decltype((&n::plain))> ; using Q8 = alloc< __decltype((n::v + ((double)0)))> ; using Q9 = alloc< __decltype((n::adl(n::S())))> ; 
# 10
using R1 = alloc< __decltype((n::adl(n::S())))> ; using R5 = alloc< __decltype((n::adl(n::S())))> ; 
# 11
using P1 = alloc< __decltype((n::adl(n::S())))> ; using P2 = alloc< __decltype((n::tg< unsigned> ()))> ; using P3 = alloc< __decltype((n::adl(n::S())))> ; __decltype((adl(n::S()))) vv; __decltype((tg< bool> ())) vw = tg< bool> (); 

# 1 "functions_in_computed_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0c2b929a_34_functions_in_computed_arguments_cu_vw
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "functions_in_computed_arguments.cudafe1.stub.c"
#include "functions_in_computed_arguments.cudafe1.stub.c"
# 1 "functions_in_computed_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
