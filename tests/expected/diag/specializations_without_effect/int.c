# 1 "specializations_without_effect.cu"
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
template< class T> void one() { } 
# 6
template< class T, int N> void two(T) { } 
# 7
template< class T> T shared = T(); 
# 8
void plain(); 
# 9
int used(int); 
# 11
void names() 
# 12
{ 
# 13
one< int> ; 
# 14
two< int, 0> ; 
# 15
&one< int> ; 
# 16
shared< int> ; 
# 17
one< int> ; 
# 18
one< int> , 0; 
# 19
} 
# 21
template< class T> struct Holder { 
# 22
template< class U> static void member() { } 
# 23
static void names() { member< T> ; Holder< T> ::template member< int> ; plain; __func__; } 
# 24
static void of_parameter() { T::template exec< int> ; &one< T> ; T::template value< int> ; } 
# 25
}; 
# 27
template< class T> void casts() 
# 28
{ 
# 29
0; 
# 30
(int)3; 
# 31
(int)3; 
# 32
(int)3; 
# 33
static_cast< int>(3); 
# 34
} 
# 36
template< class T> auto commas(T a, T b) 
# 37
{ 
# 38
a, b; 
# 39
1, 2; 
# 40
used(a), b; 
# 41
(1, 2), used(3); 
# 42
T c = ((a, b)); 
# 43
used((a, b)); 
# 44
(a + b), a; 
# 45
return ((a, 1), b); 
# 46
} 
# 48
template< int N> int value() { return (N, 1) + (1, N); } 
# 49
template< bool ...> struct All { }; 
# 50
template< bool ...B> struct Same : public All< (B, true)...>  { }; 
# 51
Same< true, false>  same; 
# 53
template< class ...T> auto folds(T ...a) 
# 54
{ 
# 55
(a , ... ); 
# 56
( ... , a); 
# 57
(3 , ... , a); 
# 58
(used(a) , ... ); 
# 59
return (a + ... ); 
# 60
} 
# 62
int all = commas(1, 2) + folds(1, 2, 3); 

# 1 "specializations_without_effect.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__17b7dc79_33_specializations_without_effect_cu_d9d7170c
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "specializations_without_effect.cudafe1.stub.c"
#include "specializations_without_effect.cudafe1.stub.c"
# 1 "specializations_without_effect.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
