# 1 "templates_that_hide_and_are_found.cu"
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
# 5
struct Numbers { template< int > int get(); }; 
# 6
struct Types { template< class > char get(); }; 
# 7
struct Both : public Numbers { using Numbers::get;template< class > char get(); }; 
# 8
struct Other : public Types { using Types::get;template< int > int get(); }; 
# 9
int both = ((Both().get< 1> () + Both().get< int> ()) + Other().get< 1> ()) + (Other().get< int> ()); 
# 10
namespace N { 
# 11
struct Plain { void run(); }; 
# 12
template< class T> struct Member { void run(); }; 
# 13
template< class T> struct Friends { friend void Member< T> ::run(); friend void Plain::run(); }; 
# 14
struct Argument { }; 
# 15
int call(Argument); 
# 16
}
# 17
namespace M { 
# 18
int call(N::Argument); 
# 19
int test(N::Argument a) { int call(N::Argument); return call(a); } 
# 20
}
# 21
struct Hidden { friend void hidden(Hidden); }; 
# 22
void local(Hidden h) { extern void hidden(Hidden); hidden(h); } 
# 23
struct Converts { template< class T> operator T *() { return 0; } template< class T> T as() { return this->operator T(); } template< class T> operator T(); }; 
# 24
template<> Converts::operator char *() { return 0; } 
# 25
template Converts::operator long *();
# 26
struct Outer { template< int N, int M> struct Pair; }; 
# 27
template< class T> struct Sized { template< int N, int M> struct Of; template< int N> struct Of< N, sizeof(T)>  { }; }; 
# 28
Sized< int> ::Of< 8, 4>  sized; 

# 1 "templates_that_hide_and_are_found.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__276660d6_36_templates_that_hide_and_are_found_cu_both
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "templates_that_hide_and_are_found.cudafe1.stub.c"
#include "templates_that_hide_and_are_found.cudafe1.stub.c"
# 1 "templates_that_hide_and_are_found.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
