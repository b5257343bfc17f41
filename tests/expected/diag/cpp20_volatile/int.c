# 1 "cpp20_volatile.cu"
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
int unit_anchor = 1; 
# 5
struct S { int i; }; 
# 6
volatile int v; volatile S s; volatile int *pv; 
# 7
volatile int n0 = v = 1; int n1 = v = 2, n2 = v++; 
# 8
void u(int); void ur(volatile int &); int &&rr(); 
# 9
void h(int a, bool b) { 
# 10
volatile int &r = v = 1; 
# 11
volatile int *p = &(v = 1); 
# 12
(v = 1)++; 
# 13
(v = 1) = 2; 
# 14
(v = 1) += 2; 
# 15
u(v = 1); 
# 16
ur(v = 1); 
# 17
a = ((-(v = 1)) + (v = 2)); 
# 18
b = ((!(v = 1)) && (v = 3)); 
# 19
a = (((v = 1) == 2) ? 1 : 2); 
# 20
(pv[v = 1]) = (v = 2); 
# 21
auto l = [x = v = 1, &y = v = 2]{ return v = 3; } ; typedef decltype(l) __T0;
# 22
int arr[2] = {v = 1, v = 2}; 
# 23
S q = {v = 1}; 
# 24
new int(v = 1); 
# 25
if (int z = v = 1) { ; }  
# 26
for (; v = 1;) { ; }  
# 27
do { ; } while ((v = 1)); 
# 28
a = (static_cast< int>(v = 1)); 
# 29
static_cast< void>(v = 1); 
# 30
a = (v = (a = (v = 3))); 
# 31
a = ((pv[0]) = 1); 
# 32
(s.i) = 1; a = ((s.i) = 2); (s.i)++; (s.i) += 1; 
# 33
b ? v = 1 : (v = 2); 
# 34
b ? v++ : (++v); 
# 35
b && (v = 1); 
# 36
(v = 1), (v = 2); 
# 37
a = ((v = 1), (v = 2)); 
# 38
__asm__ volatile("" : "+r" (a) : "r" (v = 1)); 
# 39
throw v = 1; 
# 40
} 
# 41
int g2() { return v = 1; } 
# 42
volatile int &g3() { return v = 1; } 
# 43
auto g4() { return v = 1; } 
# 44
template< class T> int t1(T t) { v++; v += 1; t = (v = 1); return v = 1; } 
# 45
template< class T> struct C { volatile T m; void g(volatile T); volatile T h(); }; 
# 46
template struct C< int> ;
# 47
enum E { e0}; volatile E ve; E g5() { ve = e0; return ve = e0; } 
# 48
volatile int *volatile pp; void g6() { pp++; pp += 1; int *volatile q = (0); q++; int *w = q = (0); } 
# 49
typedef volatile int VI; VI g7(VI a, const VI b, volatile S c, volatile int d[2], volatile int &e, int *volatile f, void (*g)(volatile int), volatile int) { return 1; } 
# 50
struct D { D(volatile int); void operator()(volatile int) const; volatile int k(volatile int x = 1); static volatile S st(); friend volatile int fr(volatile int); }; 
# 51
volatile int D::k(volatile int x) { return x; } 
# 52
auto tr(volatile int a)->volatile int; 
# 53
auto lm = [](volatile int a)->volatile int { return a; } ; typedef decltype(lm) __T1;
# 54
using FT = volatile int (volatile int); typedef volatile int (*FP)(volatile int); 
# 55
void pf(volatile int (* cb)(volatile int)); 
# 56
struct B { int a, b; }; void sb() { volatile auto [x, y] = B(); volatile auto &[z, w] = *(new B()); const volatile auto &&[k, l] = B(); } 
# 57
void cat() { try { } catch (volatile int e) { } catch (volatile S &e) { }  } 
# 58
__extension__ volatile int ext(volatile int); 
# 59
extern "C" volatile int ec(volatile int); 
# 60
volatile void vvv(); const volatile S ccc(); 
# 61
template< class T> volatile T tt(volatile T, volatile int); template< int N> void tn(); 
# 62
static_assert(((sizeof (v++) == (4)) && (noexcept(v += 1)) && (sizeof (v = 1))), "");

# 1 "cpp20_volatile.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__989cd77a_17_cpp20_volatile_cu_f008fa8b
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "cpp20_volatile.cudafe1.stub.c"
#include "cpp20_volatile.cudafe1.stub.c"
# 1 "cpp20_volatile.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
