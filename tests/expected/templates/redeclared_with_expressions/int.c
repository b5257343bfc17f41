# 1 "redeclared_with_expressions.cu"
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
template< class R> struct Future { }; 
# 4
template< class F, class ...A> auto start(F && f, A && ...a)->Future< __decltype((f(a...)))> ; 
# 5
template< class F, class ...A> auto start(F && g, A && ...b)->Future< __decltype((g(b...)))> ; 
# 6
int work(int); 
# 7
void run(int value) { start(work, value); } 
# 8
template< long > struct Number { }; 
# 9
template< class T, class U> constexpr T sum(T, U) { return 42; } 
# 10
template< class T> Number< sum(T{}, T{})>  sum(...); 
# 11
template< class T> Number< sum(T{}, T{})>  sum(...); 
# 12
template< class T> void h(T t) { } 
# 13
template< class T> __decltype((h< T> (0))) k(); 
# 14
template< class T> __decltype((h< T *> (0))) k(); 
# 15
void use() { sum< int> (); k< void> (); } 
# 16
template< template< int >  class ...T, int N> Number< sizeof...(T)>  templates(T< N>  ...); 
# 17
template< int > struct S1 { }; 
# 18
template< int > struct S2 { }; 
# 19
Number< 2L>  two = templates(S1< 3> {}, S2< 3> {}); 
# 20
template< class > struct Fixed { typedef const char *name; }; 
# 21
template< class V, class ...F> void metric(const char *, typename Fixed< F> ::name ..., const S1< 1>  &); 
# 22
void m() { metric< int, const char *> ("a", "b", S1< 1> ()); } 
# 23
class A { public: template< class T> A(T, bool = false); template< class T> int m(T, int = 3); }; 
# 24
template<> A::A< char> (char, bool) { } 
# 25
template<> int A::m(char, int) { return 1; } 
# 26
template< class T> int f(T, bool = false); 
# 27
template<> int f(char, bool) { return 1; } 
# 28
int n = f('a') + ((A)('b')).m('c'); 

# 1 "redeclared_with_expressions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ceee1546_30_redeclared_with_expressions_cu__Z3runi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "redeclared_with_expressions.cudafe1.stub.c"
#include "redeclared_with_expressions.cudafe1.stub.c"
# 1 "redeclared_with_expressions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
