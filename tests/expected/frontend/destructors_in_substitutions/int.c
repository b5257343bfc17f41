# 1 "destructors_in_substitutions.cu"
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
template< class T> T &&dv(); 
# 5
struct yes { static constexpr inline bool value = true; }; struct no { static constexpr inline bool value = false; }; 
# 6
struct impl { template< class T, class  = __decltype((dv< T &> ().~T()))> static yes test(int); template< class > static no test(...); }; 
# 7
template< class T> struct isd : public __decltype((impl::template test< T> (0))) { }; 
# 8
struct A { protected: ~A() = default;}; 
# 9
template< class T> class B { T *p; protected: B(); ~B() = default;public: B(int); }; 
# 10
template< class T> class C { ~C(); }; 
# 11
struct D { private: ~D() { } }; 
# 12
struct E { ~E() = delete;}; 
# 13
template< class T> struct F : public B< T>  { }; 
# 14
struct G { D d; }; struct H : public A { }; 
# 15
static_assert((!isd< A> ::value), "A");static_assert((!isd< B< int> > ::value), "B");static_assert((!isd< C< int> > ::value), "C");static_assert((!isd< D> ::value), "D");static_assert((!isd< E> ::value), "E");static_assert(isd< F< int> > ::value, "F");static_assert((!isd< G> ::value), "G");static_assert(isd< H> ::value, "H");

# 1 "destructors_in_substitutions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f41646c4_31_destructors_in_substitutions_cu_910d58e0_5500
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "destructors_in_substitutions.cudafe1.stub.c"
#include "destructors_in_substitutions.cudafe1.stub.c"
# 1 "destructors_in_substitutions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
