# 1 "members_named_with_their_class.cu"
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
template< int A> struct Policy { static const int n = A; }; 
# 4
template< class A, class T> struct Prim { 
# 5
enum { S4 = (sizeof(T) + (3)) / (4), S1 = sizeof(T)}; 
# 6
static const int c = (sizeof(T)); 
# 7
static const int k = 5; 
# 8
enum { S9 = Prim< A, T> ::c + 1, S8 = Prim< A, T> ::k, S7 = sizeof(T), S6 = Prim< A, T> ::c}; 
# 9
int a[Prim< A, T> ::c]; int b[Prim< A, T> ::c + 1]; 
# 10
typedef Policy< S4>  T1; 
# 11
typedef Policy< S4 + 1>  T2; 
# 12
typedef Policy< c>  T3; 
# 13
typedef Policy< c + 2>  T4; 
# 14
typedef Policy< Prim< A *, T> ::c + 2>  T5; 
# 15
typedef Policy< Prim< A *, T> ::S4 + 2>  T6; 
# 16
typedef Policy< c>  T7; 
# 17
typedef Policy< (c > 3)>  T8; 
# 18
typedef Policy< 6>  T9; 
# 19
struct In { typedef Policy< c + 1>  U1; typedef Policy< S4 + 1>  U2; Policy< S4 + 2>  f(Policy< c + 3> ); }; 
# 20
struct In2 : public Policy< 1>  { typedef ::Policy< c + 1>  U1; typedef ::Policy< S4 + 1>  U2; ::Policy< S4 + 2>  f(::Policy< c + 3> ); }; 
# 21
Policy< S4 + 2>  f(Policy< c + 3> ); 
# 22
int g() { int x[Prim< A, T> ::c]; Policy< c + 3>  y; return ((Prim< A, T> ::c + S1) + Policy< c + 4> ::n) + Policy< S4 + 4> ::n; } 
# 23
template< int N = Prim< A, T> ::c + 1> struct M { Policy< c + N>  q; }; 
# 24
static_assert(((Prim< A, T> ::c + 1) > (Policy< c + 7> ::n - 9)), "");
# 25
}; 
# 26
template< class A, class T> Policy< Prim< A, T> ::S4 + 2>  Prim< A, T> ::f(Policy< c + 3> ) { return Policy< S4 + 2> (); } 
# 27
namespace n { 
# 28
template< class A, class T> struct Prim { 
# 29
enum { S4 = (sizeof(T) + (3)) / (4), S1 = sizeof(T)}; 
# 30
static const int c = (sizeof(T)); 
# 31
typedef Policy< S4 + 1>  T2; 
# 32
typedef Policy< c + 2>  T4; 
# 33
typedef Policy< c + 2>  T5; 
# 34
}; 
# 35
}
# 36
enum Mod { CA, LDG}; 
# 37
template< int A, int B, Mod M> struct Pol { static const int n = A; }; 
# 38
struct sm52; struct sm30; 
# 39
template< class A, class T> struct Tuning; 
# 40
template< class T> struct Tuning< sm52, T>  { 
# 41
enum { S4 = (sizeof(T) + (3)) / (4), S1 = sizeof(T), S9 = (sizeof(T)) + (1)}; 
# 42
typedef Pol< 128, (((24 / S1) > 1) ? 24 / S1 : 1), CA>  One; 
# 43
typedef Pol< 256, S4, CA>  Two; 
# 44
typedef Pol< 256, (S4 > 1), CA>  Three; 
# 45
typedef Pol< 256, S4 + 1, CA>  Four; 
# 46
typedef Pol< 256, ((S4 > 1) ? 3 : S4), CA>  Five; 
# 47
Pol< 256, S4 + 1, CA>  field; 
# 48
void f() { int a[S4]; (a[0]) = S1; Pol< 256, S4 + 1, CA>  local; } 
# 49
}; 
# 50
template< class A, class T> struct Prim2 { 
# 51
enum { S4 = (sizeof(T) + (3)) / (4), S1 = sizeof(T), S9 = (sizeof(T)) + (1)}; 
# 52
static const int c = (sizeof(T)); 
# 53
typedef Pol< 128, (((24 / S1) > 1) ? 24 / S1 : 1), CA>  One; 
# 54
typedef Pol< 256, S4, CA>  Two; 
# 55
typedef Pol< 256, (S4 > 1), CA>  Three; 
# 56
typedef Pol< 256, S4 + 1, CA>  Four; 
# 57
typedef Pol< 256, ((S4 > 1) ? 3 : S4), CA>  Five; 
# 58
typedef Pol< 256, c + 1, CA>  Six; 
# 59
using Seven = Pol< 256, c + 1, CA> ; 
# 60
struct In : public Pol< 256, c + 1, CA>  { }; 
# 61
}; 

# 1 "members_named_with_their_class.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__871e9e9a_33_members_named_with_their_class_cu_ad20f2ac_17892
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_named_with_their_class.cudafe1.stub.c"
#include "members_named_with_their_class.cudafe1.stub.c"
# 1 "members_named_with_their_class.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
