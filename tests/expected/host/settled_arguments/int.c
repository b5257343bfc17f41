# 1 "settled_arguments.cu"
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
struct A { int v; }; 
# 4
void f2(A); void f9(const A); void ov(A); void ov(int); A af(A); 
# 5
namespace N { void nf(A); }
# 6
template< class U> void tf(U); template< class U> void tg(A, U); template< class U> void th(A); 
# 7
struct S { void f2(A); void ov(A); void ov(int); static void st(A); template< class U> void tf(U); template< class U> void tg(A, U); template< class U> void th(A); void operator()(A); void dflt(A, int = 3); void el(A, ...); A operator+(A); 
# 8
template< class T> void in(T x) { this->f2(((x.x))); this->f2(((x.x))); this->S::f2(((x.x))); st(((x.x))); S::st(((x.x))); ov((x.x)); this->f2(((x.x))); this->ov((x.x)); tf((x.x)); tg((x.x), 1); th< int> ((x.x)); } }; 
# 9
template< class V> struct P { void f2(A); static void st(A); void pv(P); void pt(V); 
# 10
template< class T> void in(T x, P *p) { f2((x.x)); f2((x.x)); P< V> ::f2((x.x)); (st)(((x.x))); (st)(((x.x))); pv((x.x)); pt((x.x)); p->f2((x.x)); p->pv((x.x)); } void in2(V x, P< int>  q) { q.f2(((x.x))); f2((x.x)); P< int> ::st(((x.x))); } }; 
# 11
template< class T> void t(T x, S s, S *p, void (*fp)(A), void (&fr)(A), void (S::*mp)(A)) { ::f2(((x.x))); N::nf(((x.x))); (f2)(((x.x))); (::f2)(((x.x))); (*f2)(((x.x))); f2(((x.x))); fp(((x.x))); (*fp)(((x.x))); fr(((x.x))); (s.*mp)(((x.x))); s((x.x)); s.operator()(((x.x))); s + (x.x); s.operator+(((x.x))); s.el(((x.x)), (x.x)); s.dflt(((x.x))); { void lf(A); lf((x.x)); } { using N::nf;nf((x.x)); } f9((x.x)); ::f9(((x.x))); tf((x.x)); tg((x.x), 1); th< int> ((x.x)); ::th< int> ((x.x)); s.template th< int> ((x.x)); s.tg((x.x), 1); s.template tg< int> ((x.x), 1); S::st(((x.x))); s.st(((x.x))); auto l = [](A a) { } ; l((x.x)); ::ov((x.x)); ((S *)p)->f2(((x.x))); (*p).f2(((x.x))); s.S::f2(((x.x))); f2(af((x.x))); ::f2(::af(((x.x)))); P< int> ::st(((x.x))); P< T> ::st((x.x)); } 

# 1 "settled_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__aea6927a_20_settled_arguments_cu_42bf7074_3702
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "settled_arguments.cudafe1.stub.c"
#include "settled_arguments.cudafe1.stub.c"
# 1 "settled_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
