# 1 "vector_templates.cu"
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
template< class A, class B> struct same { static const bool value = false; }; 
# 4
template< class A> struct same< A, A>  { static const bool value = true; }; 
# 5
typedef int ints __attribute((vector_size(16))); 
# 6
typedef unsigned uints __attribute((vector_size(16))); 
# 7
typedef float floats __attribute((vector_size(16))); 
# 8
typedef double doubles __attribute((vector_size(16))); 
# 9
typedef long longs __attribute((vector_size(16))); 
# 10
typedef short shorts __attribute((vector_size(16))); 
# 11
typedef char chars __attribute((vector_size(16))); 
# 13
template< class T, int N> struct sized { typedef T type __attribute((vector_size((N) * sizeof(T)))); }; 
# 14
template< class T> struct fixed { typedef T type __attribute((vector_size(16))); }; 
# 15
template< class T, int N> struct standard { using type [[gnu::vector_size((N) * sizeof(T))]] = T; }; 
# 16
template< class T, int N> struct member { T  __attribute((vector_size((N) * sizeof(T)))) value; }; 
# 17
static_assert(same< sized< int, 4> ::type, ints> ::value, "");
# 18
static_assert(same< fixed< float> ::type, floats> ::value, "");
# 19
static_assert(same< sized< int, 4> ::type, ints> ::value, "");
# 20
static_assert((sizeof(member< int, 8> ) == (32)), "");
# 21
template< class T, int N> T first() 
# 22
{ 
# 23
typedef T type __attribute((vector_size((N) * sizeof(T)))); 
# 24
type all = {}; 
# 25
return all[0]; 
# 26
} 
# 27
int of_first = first< int, 4> (); 
# 29
ints a, b; uints u; floats f; doubles d; longs l; shorts s; chars c; int i; short n; 
# 30
static_assert(same< __decltype((a == b)), ints> ::value, "");
# 31
static_assert(same< __decltype((a == b)), ints> ::value, "");
# 32
static_assert(same< __decltype((a == b)), ints> ::value, "");
# 33
static_assert(same< __decltype((d >= d)), longs> ::value, "");
# 34
static_assert(same< __decltype((s > s)), shorts> ::value, "");
# 35
static_assert(same< __decltype((c <= c)), chars> ::value, "");
# 36
static_assert(same< __decltype((a == b)), ints> ::value, "");
# 37
static_assert(same< __decltype((a == b)), ints> ::value, "");
# 38
static_assert(same< __decltype((a + u)), uints> ::value, "");
# 39
static_assert(same< __decltype((a + (i))), ints> ::value, "");
# 40
static_assert(same< __decltype((s + (n))), shorts> ::value, "");
# 41
static_assert(same< __decltype((a + (i))), ints> ::value, "");
# 42
static_assert(same< fixed< float> ::type, floats> ::value, "");
# 43
static_assert(same< fixed< float> ::type, floats> ::value, "");
# 44
static_assert(same< fixed< float> ::type, floats> ::value, "");
# 45
static_assert(same< __decltype((a + (i))), ints> ::value, "");
# 46
static_assert(same< __decltype((a + (i))), ints> ::value, "");
# 47
void overloaded(ints); void overloaded(floats); 
# 48
void use() 
# 49
{ 
# 50
overloaded(a); 
# 51
overloaded(f); 
# 52
a = (a == b); 
# 53
a = u; 
# 54
a += (1); 
# 55
a <<= (1); 
# 56
f *= (((2.0))); 
# 57
f = ((floats)a); 
# 58
l = ((longs)d); 
# 59
(a[0]) = 1; 
# 60
(a[i])++; 
# 61
} 

# 1 "vector_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__17a9dedf_19_vector_templates_cu_of_first
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "vector_templates.cudafe1.stub.c"
#include "vector_templates.cudafe1.stub.c"
# 1 "vector_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
