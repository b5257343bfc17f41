# 1 "questions_for_constants.cu"
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
struct I { int *p; friend bool operator==(const I &, const I &); I &operator++(); }; 
# 5
template< class T> struct It { T *p; friend inline bool operator==(const It< T>  &, const It< T>  &) { return true; } It &operator++(); bool eq(const It &) const; }; 
# 6
template< class T> bool operator!=(const It< T>  &, const It< T>  &); 
# 7
struct Co { bool b; constexpr Co(bool x) : b(x) { } constexpr operator bool() const { return b; } }; 
# 8
template< class T> int f(It< T>  a, It< T>  b, I c, I d, int n, const int m, T t) { 
# 9
const bool w = a == b; if ((0) && w) { return 1; }  
# 10
const bool w1 = (c == d); if ((0) && w1) { return 1; }  
# 11
const bool w2 = a != b; if ((0) && w2) { return 1; }  
# 12
const bool w3 = a.eq(b); if (0) { return 1; }  
# 13
const int x = n; if (0) { return 2; }  
# 14
const int y = 3; if (0) { return 2; }  
# 15
const int y1 = (sizeof(T)); if (0) { return 2; }  
# 16
const bool w4 = n == 2; if (0) { return 2; }  
# 17
bool w5 = n == 2; if (0) { return 2; }  
# 18
bool w6 = a == b; if (0) { return 2; }  
# 19
if (0) { return 2; }  if (0) { return 2; }  if (0) { return 3; }  if (__builtin_constant_p(a == b)) { return 3; }  if (__builtin_constant_p(t)) { return 3; }  
# 20
const T z = t; if (__builtin_constant_p(z)) { return 4; }  const T z2 = (3); if (__builtin_constant_p(z2)) { return 4; }  const int z3 = t; if (0) { return 4; }  
# 21
const double dd = n; if (0) { return 4; }  const int *pp = &n; if (0) { return 5; }  const auto au = n; if (0) { return 5; }  static const int st = n; if (0) { return 5; }  
# 22
const int &re = n; if (0) { return 5; }  const int q = f2(t); if (0) { return 5; }  const int kk = n; int arr = ((0) ? 1 : 2); return 0; 
# 23
} 
# 24
int g(int n, const int m) { const int x = n; const bool w = n == m; if ((0) && x) { return 1; }  if (0) { return 2; }  if (0) { return 4; }  return 0; } 
# 25
constexpr int GN = 3; const int gc = 4; struct SS { static const int v = 3; enum { e}; }; template< class T> struct TT { static const int v = (sizeof(T)); enum { e = sizeof(T)}; }; 
# 26
template< int N, class T> int f3(int n, T t) { 
# 27
int a0 = 1; int a1 = 1; int a2 = 1; int a3 = 1; int a4 = __builtin_constant_p(N); int a5 = __builtin_constant_p(sizeof(T)); 
# 28
int a6 = 1; int a7 = __builtin_constant_p(TT< T> ::v); int a8 = __builtin_constant_p(TT< T> ::e); int a9 = 1; int b0 = __builtin_constant_p(N + 1); int b1 = 0; 
# 29
const int y = 3; int b2 = 1; constexpr int z = 5; int b3 = 0; static const int w = 3; int b4 = 0; static constexpr int w2 = 3; int b5 = 0; int b6 = __builtin_constant_p((int)t); int b7 = 1; int b8 = 1; int b9 = 0; 
# 30
constexpr int c0 = (sizeof(T)); int c1 = 0; constexpr int c2 = N; int c3 = 0; enum { lt = sizeof(T)}; int c5 = __builtin_constant_p(lt); int c6 = __builtin_constant_p(noexcept((T()))); const int c7 = GN; int c8 = 0; 
# 31
if constexpr (0) { return 1; }  
# 32
return 1; } 
# 33
template< class T> constexpr int h(int n) { const int y = n; const int y3 = 3; int b = __builtin_constant_p(y); int b3 = __builtin_constant_p(y3); int c = __builtin_constant_p(n); const int d = (sizeof(T)); return __builtin_constant_p(d); } 
# 34
template< class T> struct C { int m() { const int y = 3; const int q = (sizeof(T)); return 0 + 0; } int k() { const int y = 3; return 0; } static const int sv = 3; int l() { return 1 + 1; } }; 
# 35
int g3() { const int y = 3; constexpr int z = 4; auto l = [=](int n) { const int q = 3; return __builtin_constant_p(q) + __builtin_constant_p(y); } ; typedef decltype(l) __T0;auto gl = [](auto n) { const int q = 3; return __builtin_constant_p(q); } ; typedef decltype(gl) __T1;return 0 + 0; } 

# 1 "questions_for_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__12e75d75_26_questions_for_constants_cu__Z1gii
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "questions_for_constants.cudafe1.stub.c"
#include "questions_for_constants.cudafe1.stub.c"
# 1 "questions_for_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
