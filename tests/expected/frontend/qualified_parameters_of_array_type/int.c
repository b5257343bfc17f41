# 1 "qualified_parameters_of_array_type.cu"
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
typedef int Three[3]; 
# 4
const int numbers[3] = {}; 
# 5
template< class T> struct Base { typedef double Pair[2]; virtual double sum(const Pair pair) const = 0; }; 
# 6
template< class T> struct Derived : public Base< T>  { virtual double sum(const typename Base< T> ::Pair pair) const { return pair[0]; } }; 
# 7
Derived< int>  whole; 
# 8
template< class T> struct Members { void member(const T p); static void of_class(const T p, volatile T); Members(const T a); operator int(); friend void beside(const Members< T>  &, const T); }; 
# 9
void (Members< int [3]> ::*member)(const int *) = (&Members< int [3]> ::member); 
# 10
void (*of_class)(const int *, volatile int *) = (&Members< int [3]> ::of_class); 
# 11
Members< int [3]>  made(numbers); 
# 12
void calls() { beside(made, numbers); made.member(numbers); } 
# 13
template< class T> void Members< T> ::member(const T p) { p[0]; } 
# 14
template< class T> struct Templates { template< class U> void member(const T p, U, const U); }; 
# 15
void more() { Templates< int [3]>  t; t.member(numbers, 1, 2); } 

# 1 "qualified_parameters_of_array_type.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c2cca4ba_37_qualified_parameters_of_array_type_cu_whole
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "qualified_parameters_of_array_type.cudafe1.stub.c"
#include "qualified_parameters_of_array_type.cudafe1.stub.c"
# 1 "qualified_parameters_of_array_type.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
