# 1 "calls_of_open_objects.cu"
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
template< bool , class T = void> struct enable_if { }; template< class T> struct enable_if< true, T>  { typedef T type; }; 
# 4
template< class T> struct Is { static constexpr inline bool value = (sizeof(T) == (4)); }; 
# 5
template< class C> struct B { void operator()(char *); }; 
# 6
template< class C> class P : public B< C>  { 
# 7
typedef B< C>  base; 
# 8
template< class T, typename enable_if< Is< T> ::value, int> ::type  = 0> void operator()(T value) { (*this)(static_cast< int>(value)); } 
# 9
template< class T, typename enable_if< !Is< T> ::value, int> ::type  = 0> void operator()(T value) { (*this)(1); return (*this)(2, 3); } 
# 10
void operator()(const char *value) { (*this)("a"); (*this)((1.0)); auto x = (*this)(4); } 
# 11
}; 
# 12
template< class C> class Q { 
# 13
void operator()(int); void operator()(long); 
# 14
template< class T> void f(T) { (*this)((1.0)); } 
# 15
void g() { (*this)((1.0)); } 
# 16
}; 
# 18
template< class T> struct S { void operator()(int); 
# 19
void g(S &a, S *p) { (*this)((1.5)); a((2.5)); (*p)((3.5)); 
# 20
auto y = (*this)(1); 
# 21
(*this)("a"); 
# 22
(*this)(1, 2); int *q = a(1); } 
# 23
}; 
# 24
template< class T> struct D { int operator()(int); T operator()(char *); T *t; 
# 25
void g(D &a, D *p) { (*this)((1.5)); a((2.5)); int *q = a(1); auto z = a(1); z->y; (*p)(a); a(t); } 
# 26
}; 
# 27
int x = 1; 
# 28
void take(double); void take(int *); 
# 29
template< class T> struct G { 
# 30
struct N { int operator()(int); }; 
# 31
void g(T t) { auto l = [](int i) { return i; } ; l((2.5)); take(l(1)); double d = l(1); int &&r = l((2.5)); 
# 32
auto m = [t](int i) { return i + (t); } ; m((2.5)); take(m(1)); 
# 33
N n; n((2.5)); take(n(1)); auto k = n(3); take(k); l("a"); } 
# 34
}; 
# 35
template< class T> void f(T t) { auto l = [](int i) { return i; } ; l((2.5)); take(l(1)); double d = l(1) + (1.5F); struct L { int operator()(int); }; L q; take(q((1.5))); auto g = [](auto a) { return a; } ; take(g(1)); } 

# 1 "calls_of_open_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0c5d1a79_24_calls_of_open_objects_cu_x
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "calls_of_open_objects.cudafe1.stub.c"
#include "calls_of_open_objects.cudafe1.stub.c"
# 1 "calls_of_open_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
