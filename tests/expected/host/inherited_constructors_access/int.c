# 1 "inherited_constructors_access.cu"
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
template< int A = 1> int mk(int, int); template< class ...A> int mp(A ...); struct S { template< int A = 1> int m(int); template< int A = 1> static int s(int); }; 
# 5
template< class T> void h(T t) { int u = mk<>((t.a), (t.b)); mp<>(t, t); mp<> (); mp<>(t); S s; s.template m<>((t.a)); S::template s<>((t.a)); s.template m<>(t); auto f = mk<> ; auto g = (&mk<> ); t.template q<>(1); T::template r<>(2); mk<>((t.a), 1); } 
# 6
struct B0 { B0(int); protected: B0(long); private: B0(char); public: void f(); }; 
# 7
class C1 : private B0 { public: using B0::B0;private: using B0::f;int x; }; class C2 : private B0 { int y; public: using B0::B0;protected: using B0::f;int x; }; struct C3 : public B0 { using B0::B0;private: int q; public: using B0::f;}; struct C4 : public B0 { using B0::B0;private: int q; using B0::f;}; 
# 8
struct B5 { protected: B5(int); B5(int, int); }; class C5 : private B5 { public: using B5::B5;private: int q; }; struct C6 : public B5 { using B5::B5;}; struct C7 : public B5 { int q; using B5::B5;private: int z; }; 
# 9
template< class T> class C8 : private T { public: using T::T;private: int q; }; 

# 1 "inherited_constructors_access.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__72574782_32_inherited_constructors_access_cu_58a5e65c_21929
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inherited_constructors_access.cudafe1.stub.c"
#include "inherited_constructors_access.cudafe1.stub.c"
# 1 "inherited_constructors_access.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
