# 1 "explicit_instantiations_named_elsewhere.cu"
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
template< class T> auto a1(int)->T; 
# 5
template< class T> T a2(int); 
# 6
template< class T> auto b1(T x)->T { return x; } 
# 7
template< class T> auto b2(T x) { return x; } 
# 8
template< class T> auto b3(T x)->T { return x; } 
# 9
template< class T> void b4(T x) { } 
# 10
inline void f() { a1< char> (0); b3< char> (1); b4< char> (1); auto p = (&a2< char> ); (void)p; } 
# 11
template< class T> auto a1(int)->T { return T(); } 
# 12
template< class T> T a2(int) { return T(); } 
# 13
template auto a1< char> (int)->char;
# 14
template char a2< char> (int);
# 15
template auto b1< char> (char x)->char;
# 16
template auto b2< char> (char x);
# 17
template auto b3< char> (char x)->char;
# 18
template void b4< char> (char x);
# 19
void g() { a1< char> (0); a2< char> (0); b1< char> (1); b2< char> (2); } 
# 20
template void b4< long> (long x);
# 21
auto q = (&b4< long> ); 
# 22
template void b4< short> (short x);
# 23
auto q2 = b4< short> ; 
# 24
template void b4< float> (float x);
# 25
template< class T> struct Z { void f() { b4< T> (T()); } }; 
# 26
template struct Z< float> ;
# 27
template void b4< double> (double x);
# 28
template< class T> struct Y { void f() { a1< T> (0); a2< T> (0); } }; 
# 29
template< class T> struct Y2 { void f() { b4< T> (0); } }; 
# 30
template struct Y< double> ;
# 31
template struct Y2< double> ;
# 32
extern template auto a1< double> (int)->double;
# 33
extern template double a2< double> (int);
# 34
extern template void b4< int> (int x);
# 35
struct Z3 { void f() { b4< int> (0); } }; 
# 36
struct Mm { template< class T> void m1(T); template< class T> void m2(T); }; 
# 37
template< class T> void Mm::m1(T) { } 
# 38
template< class T> void Mm::m2(T) { } 
# 39
void mm() { Mm().m1< int> (0); } 
# 40
template void Mm::m1< int> (int);
# 41
template void Mm::m2< int> (int);
# 42
void mmm() { Mm().m2< int> (0); } 
# 43
void b5() { b4(1ULL); } 
# 44
template void b4(unsigned long long x);
# 45
template< class T> void v4(T x) { } 
# 46
template<> void v4(short *) { } 
# 47
template<> void v4(char *) { } 
# 48
template<> void v4(long *); 
# 49
template<> void v4(long *) { } 
# 50
template<> void v4< float *> (float *) { } 
# 51
inline void gg() { v4< short *> (0); v4< float *> (0); v4((char *)0); v4< long *> (0); } 
# 52
template< class T> struct D { void f() { using X = __decltype((v4< T> (T()))); } template< class U> static auto s(U u)->__decltype((v4< U> (u))) { } }; 
# 53
template void v4< char **> (char ** x);
# 54
__decltype((v4< char **> (0))) *x1; 
# 55
template void v4< long **> (long ** x);
# 56
constexpr bool x2 = (noexcept(v4< long **> (0))); 
# 57
template void v4< short **> (short ** x);
# 58
constexpr auto x3 = sizeof (D< short **> ::s((short **)0), 1); 
# 59
template< class T> void nd() { v4< unsigned *> (0); } 
# 60
template void v4< unsigned *> (unsigned * x);
# 61
template< class T, class U> void c4(T x, U y) { } 
# 62
template void c4< int> (int x, int y);
# 63
template void c4< int> (int x, char y);
# 64
template void c4< char, char> (char x, char y);
# 65
template void c4< char, long> (char x, long y);
# 66
void hq() { c4< int> (1, 1); c4< int> (1, 'a'); c4< char, char> ('a', 'b'); c4< char, long> ('a', 0L); } 
# 67
template< class T> void e4(T x) { } 
# 68
template void e4< int> (int x);template void e4< char> (char x);
# 69
typedef int INT; 
# 70
void hhq() { e4< int> (0); e4< char> ('a'); auto p = (&e4< long> ); } 
# 71
extern template void e4< long> (long x);
# 72
template< class T, T v> T vv(T) { return v; } 
# 73
template int vv< int, 3> (int);template int vv< int, 4> (int);
# 74
int z = vv< int, 3> (3); 
# 75
template void v4(const char ** x);
# 76
template< class ...T> void pk(T...) { } 
# 77
template void pk< int> (int, char);template void pk< > ();template void pk<> (int);
# 78
void pkk() { pk< int> (1, 'a'); pk<> (); pk<> (1); } 

# 1 "explicit_instantiations_named_elsewhere.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7db30822_42_explicit_instantiations_named_elsewhere_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "explicit_instantiations_named_elsewhere.cudafe1.stub.c"
#include "explicit_instantiations_named_elsewhere.cudafe1.stub.c"
# 1 "explicit_instantiations_named_elsewhere.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
