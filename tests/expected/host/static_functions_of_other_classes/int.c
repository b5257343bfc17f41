# 1 "static_functions_of_other_classes.cu"
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
namespace arch { enum class R { a, b}; class NB { int id; static void sync(int n, int id, bool); public: NB(int n, int r); void sync() const { } static void sync(int n, int id) { } static void sync(int n, R r) { } static void one(int); }; struct DB : public NB { using NB::NB;static void sync(int); void sync(); }; }
# 4
template< class T> int thr(T); 
# 5
template< class A, class B> struct M; 
# 6
template< class A> struct M< A, int>  { 
# 7
template< class TM> void mma(TM tm) { int x = 3; arch::NB::sync(thr(tm), arch::R::a); arch::NB::one(thr(tm)); auto l = [&]{ arch::NB::sync(thr(tm), arch::R::b); arch::NB::sync(128, arch::R::b); } ; l(); arch::DB::sync(thr(tm)); } 
# 8
static void smma(A tm) { arch::NB::sync(thr(tm), arch::R::a); } 
# 9
}; 
# 10
template< class A> struct N : public A { void mma(A tm) { arch::NB::sync(thr(tm), arch::R::a); arch::NB::sync(3, arch::R::a); auto l = [&]{ arch::NB::sync(thr(tm), arch::R::b); } ; auto l2 = [=](auto q) { arch::NB::sync(thr(q), arch::R::b); } ; } }; 
# 11
struct Q { void f() { arch::NB::sync(3, arch::R::a); auto l2 = [=](auto q) { arch::NB::sync(thr(q), arch::R::b); } ; typedef decltype(l2) __T0;} }; 
# 12
int anchor = 1; 

# 1 "static_functions_of_other_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__daf8b0b2_36_static_functions_of_other_classes_cu_anchor
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "static_functions_of_other_classes.cudafe1.stub.c"
#include "static_functions_of_other_classes.cudafe1.stub.c"
# 1 "static_functions_of_other_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
