# 1 "class_values_among_arguments.cu"
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
struct I { int v; constexpr I(int x) : v(x) { } }; template< I i> int w() { return i.v; } constexpr I gi(8); constexpr I ga[2] = {1, 2}; struct HI { I i; static constexpr inline I s{4}; }; constexpr HI hi{((I)(3))}; 
# 5
int w1 = w< gi> (); int w2 = w< I{2}> (); int w3 = w< I{3}> (); int w4 = w< HI::s> (); int w5 = w< gi> (); int w6 = w< gi> (); int w7 = w< gi> (); 
# 6
template< int N> struct str { char d[N]; constexpr str(const char (&s)[N]) { for (int i = 0; i < N; i++) { ((d)[i]) = (s[i]); }  } }; 
# 7
template< str s> int g() { return sizeof((s.d)); } template< str s> struct K { int x; }; 
# 8
int z1 = g< str("ab")> (); int z2 = g< str< 3> {{'c', 'd', '\000'}}> (); int z3 = g< str< 3> {{'e', 'f', '\000'}}> (); int z4 = g< str< 3> {{'g', 'h', '\000'}}> (); constexpr str sv = "ij"; int z5 = g< sv> (); constexpr str< 3>  mk() { return "kl"; } int z6 = g< str< 3> {{'k', 'l', '\000'}}> (); 
# 9
typedef K< "a">  KA; using KB = K< str< 2> {{'b', '\000'}}> ; K< str< 2> {{'c', '\000'}}>  *pc; extern K< str< 2> {{'d', '\000'}}>  kd; struct M { K< str< 2> {{'e', '\000'}}>  m; K< str< 2> {{'f', '\000'}}>  *p; }; K< str< 2> {{'g', '\000'}}>  fg(K< str< 2> {{'h', '\000'}}> ); typedef K< str< 3> {{'a', '2', '\000'}}>  *KA2; using KB2 = K< str< 3> {{'b', '2', '\000'}}>  [2]; 
# 10
template< class T> void tf() { K< "l">  x; g< str< 2> {{'m', '\000'}}> (); K< "n">  *y; } template< class T> struct TS { K< str< 2> {{'o', '\000'}}>  x; K< str< 2> {{'p', '\000'}}>  *y; static int s() { return g< str< 2> {{'q', '\000'}}> (); } }; 
# 11
void f() { K< "r">  x; K< "s">  *y; typedef K< "t">  KT; using KU = K< "u"> ; g< str< 2> {{'v', '\000'}}> (); static_cast< K< "w">  *>(nullptr); sizeof(K< "x"> ); } KA ka; 
# 12
template<> struct K< str< 2> {{'y', '\000'}}>  { }; template< class T> struct D; template<> struct D< K< str< 2> {{'z', '\000'}}> >  { }; template struct K< str< 2> {{'A', '\000'}}> ;template<> int g< str< 2> {{'B', '\000'}}> () { return 1; } template int g< str< 2> {{'C', '\000'}}> ();
# 13
template< class T> using AL = K< str< 2> {{'D', '\000'}}> ; AL< int>  al; 

# 1 "class_values_among_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9ef74a75_31_class_values_among_arguments_cu_w1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "class_values_among_arguments.cudafe1.stub.c"
#include "class_values_among_arguments.cudafe1.stub.c"
# 1 "class_values_among_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
