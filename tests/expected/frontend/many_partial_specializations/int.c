# 1 "many_partial_specializations.cu"
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
template< class T> struct Box { }; 
# 4
template< class T> struct Crate { }; 
# 5
template< class T, int N> struct Row { }; 
# 6
struct Plain { }; 
# 7
struct Other; 
# 8
enum Kind { small, large}; 
# 9
template< class T, class U, int N> struct Which { static constexpr inline int value = 0; }; 
# 10
template< class U, int N> struct Which< int, U, N>  { static constexpr inline int value = 1; }; 
# 11
template< class U, int N> struct Which< Plain, U, N>  { static constexpr inline int value = 2; }; 
# 12
template< class U, int N> struct Which< Other *, U, N>  { static constexpr inline int value = 3; }; 
# 13
template< class T, class U, int N> struct Which< Box< T> , U, N>  { static constexpr inline int value = 4; }; 
# 14
template< class T, class U, int N> struct Which< Box< T>  *, U, N>  { static constexpr inline int value = 5; }; 
# 15
template< class T, class U, int N> struct Which< const Box< T> , U, N>  { static constexpr inline int value = 6; }; 
# 16
template< class T, class U, int N> struct Which< Crate< T>  &, U, N>  { static constexpr inline int value = 7; }; 
# 17
template< class T, class U, int N> struct Which< Crate< T>  &&, U, N>  { static constexpr inline int value = 8; }; 
# 18
template< class T, int M, class U, int N> struct Which< Row< T, M> , U, N>  { static constexpr inline int value = 9; }; 
# 19
template< class T, class U, int N> struct Which< T [3], U, N>  { static constexpr inline int value = 10; }; 
# 20
template< class T, class U, int N> struct Which< T (*)(U), U, N>  { static constexpr inline int value = 11; }; 
# 21
template< class T, class U> struct Which< T, U *, 7>  { static constexpr inline int value = 12; }; 
# 22
template< class T, class U> struct Which< T, U, small>  { static constexpr inline int value = 13; }; 
# 23
template< class T, class U, int N> struct Which< T **, U, N>  { static constexpr inline int value = 14; }; 
# 24
template< template< class >  class C, class U, int N> struct Which< C< int> , U, N>  { static constexpr inline int value = 15; }; 
# 25
template< class U, int N> struct Which< Box< long> , U, N>  { static constexpr inline int value = 16; }; 
# 27
static_assert((Which< int, char, 1> ::value == 1), "");
# 28
static_assert((Which< Plain, char, 1> ::value == 2), "");
# 29
static_assert((Which< Other *, char, 1> ::value == 3), "");
# 30
static_assert((Which< Box< char> , char, 1> ::value == 4), "");
# 31
static_assert((Which< Box< char>  *, char, 1> ::value == 5), "");
# 32
static_assert((Which< const Box< char> , char, 1> ::value == 6), "");
# 33
static_assert((Which< Crate< char>  &, char, 1> ::value == 7), "");
# 34
static_assert((Which< Crate< char>  &&, char, 1> ::value == 8), "");
# 35
static_assert((Which< Row< char, 2> , char, 1> ::value == 9), "");
# 36
static_assert((Which< char [3], char, 1> ::value == 10), "");
# 37
static_assert((Which< int (*)(char), char, 1> ::value == 11), "");
# 38
static_assert((Which< char, int *, 7> ::value == 12), "");
# 39
static_assert((Which< char, int, 0> ::value == 13), "");
# 40
static_assert((Which< char **, int, 1> ::value == 14), "");
# 41
static_assert((Which< Crate< int> , int, 1> ::value == 15), "");
# 42
static_assert((Which< Box< long> , int, 1> ::value == 16), "");
# 43
static_assert((Which< volatile Plain, int, 1> ::value == 0), "");
# 44
static_assert((Which< char *, int, 7> ::value == 0), "");
# 46
template< class T> struct Outer { 
# 47
template< class U, class V> struct Inner { static constexpr inline int value = 0; }; 
# 48
template< class V> struct Inner< T, V>  { static constexpr inline int value = 1; }; 
# 49
template< class V> struct Inner< Box< T> , V>  { static constexpr inline int value = 2; }; 
# 50
template< class V> struct Inner< T *, V>  { static constexpr inline int value = 3; }; 
# 51
template< class V> struct Inner< T &, V>  { static constexpr inline int value = 4; }; 
# 52
template< class V> struct Inner< Plain, V>  { static constexpr inline int value = 5; }; 
# 53
template< class U, class V> struct Inner< Crate< U> , V>  { static constexpr inline int value = 6; }; 
# 54
template< class U> struct Inner< Crate< U>  *, T>  { static constexpr inline int value = 7; }; 
# 55
template< class U> struct Inner< Row< U, 1> , T>  { static constexpr inline int value = 8; }; 
# 56
}; 
# 57
static_assert((Outer< int> ::Inner< int, char> ::value == 1), "");
# 58
static_assert((Outer< int> ::Inner< Box< int> , char> ::value == 2), "");
# 59
static_assert((Outer< int> ::Inner< int *, char> ::value == 3), "");
# 60
static_assert((Outer< int> ::Inner< int &, char> ::value == 4), "");
# 61
static_assert((Outer< int> ::Inner< Crate< char> , char> ::value == 6), "");
# 62
static_assert((Outer< int> ::Inner< Crate< char>  *, int> ::value == 7), "");
# 64
template< class ...T> struct List { static constexpr inline int value = 0; }; 
# 65
template< class T> struct List< int, T>  { static constexpr inline int value = 1; }; 
# 66
template< class T> struct List< Box< T> >  { static constexpr inline int value = 2; }; 
# 67
template< class T> struct List< T, char>  { static constexpr inline int value = 3; }; 
# 68
template< class ...T> struct List< long, T...>  { static constexpr inline int value = 4; }; 
# 69
template< class T, class ...R> struct List< Crate< T> , R...>  { static constexpr inline int value = 5; }; 
# 70
template< class T> struct List< T *, T &>  { static constexpr inline int value = 6; }; 
# 71
template< class T> struct List< Plain, Box< T> , int>  { static constexpr inline int value = 7; }; 
# 72
template< class T> struct List< Plain, Crate< T> , int>  { static constexpr inline int value = 8; }; 
# 73
template< class T> struct List< Plain, T *, int>  { static constexpr inline int value = 9; }; 
# 74
static_assert(((List< int, long> ::value == 1) && (List< Box< int> > ::value == 2) && (List< long, int, int> ::value == 4)), "");
# 75
static_assert(((List< Crate< int> , int> ::value == 5) && (List< int *, int &> ::value == 6)), "");
# 76
static_assert(((List< Plain, Crate< int> , int> ::value == 8) && (List< Plain, int *, int> ::value == 9)), "");
# 78
template< class T, int N> constexpr int variable = 0; 
# 79
template< class T> constexpr int variable< T, 1>  = 1; 
# 80
template< class T> constexpr int variable< T, 2>  = 2; 
# 81
template< class T> constexpr int variable< T, 3>  = 3; 
# 82
template< class T> constexpr int variable< T, 4>  = 4; 
# 83
template< class T> constexpr int variable< Box< T> , 5>  = 5; 
# 84
template< class T> constexpr int variable< T *, 5>  = 6; 
# 85
template< class T> constexpr int variable< Box< T>  *, 5>  = 7; 
# 86
template< int N> constexpr int variable< Plain, N>  = 8; 
# 87
template< int N> constexpr int variable< Kind, N>  = 9; 
# 88
static_assert(((variable< int, 3>  == 3) && (variable< int, 9>  == 0) && (variable< Box< int> , 5>  == 5)), "");
# 89
static_assert(((variable< int *, 5>  == 6) && (variable< Box< int>  *, 5>  == 7) && (variable< Kind, 6>  == 9)), "");

# 1 "many_partial_specializations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6257028b_31_many_partial_specializations_cu_c3a6ce60_4744
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "many_partial_specializations.cudafe1.stub.c"
#include "many_partial_specializations.cudafe1.stub.c"
# 1 "many_partial_specializations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
