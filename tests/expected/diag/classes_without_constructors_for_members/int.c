# 1 "classes_without_constructors_for_members.cu"
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
class A1 { const int a; int &b; const int c; }; class A2 { A2(const A2 &); const int a; }; class A3 { A3(const A3 &) = delete;const int a; }; class A4 { A4 &operator=(const A4 &); const int a; ~A4(); }; 
# 4
class A5 { const int a[3]; int *const p; const volatile int v; }; class A6 { const struct I { int x; } m; }; struct DI { DI(); int x; }; class A7 { const DI d; }; 
# 5
class A8 { static const int a; }; class A9 { const int a: 3; int b; }; class B2 { union { const int a; int b; }; }; class B3 { struct { const int a; }; }; 
# 6
struct B4 { virtual void f(); const int a; }; struct B5 : virtual public B4 { int &r; }; struct B6 { const int a; }; struct B7 : public B6 { const int c; }; struct B8 { protected: const int a; }; struct B9 : private B6 { const int c; }; struct C1 { B6 m; private: int &r; }; class C2 { B6 m; }; 
# 7
template< class T> class C4 { const int a; T &b; }; template<> class C4< int>  { const int a; }; template< class T> class C4< T *>  { int &r; }; template< class T> struct C5 { class I { const T t; }; }; C5< int> ::I *ci; C5< int>  c5; C4< char>  *c4; 
# 8
namespace N { class C6 { int &r; class C7 { const int q; }; }; }void f() { class L { int &r; }; } template< class T> void ft() { class L { int &r; }; } template void ft< int> ();
# 9
class C8 { using T = const int; T a; }; class C9 { C9() = delete;int &r; }; class D1 { template< class T> D1(T); int &r; }; struct D2 { D2() = default;int &r; }; class D3 { public: int &r; int x; }; class D4 { const int a; friend class D3; }; 
# 10
struct D5 { int &&r; private: int x; }; struct D6 { int &r; static int x; private: static int y; void m(); }; class D7 { int &r = (g); const int b; static int g; }; union D8 { const int x; private: int y; }; struct E1 : public B8 { using B8::B8;const int q; private: int z; }; class E2 { mutable const int *p; const int *q; }; 

# 1 "classes_without_constructors_for_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__aafdf7e3_43_classes_without_constructors_for_members_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "classes_without_constructors_for_members.cudafe1.stub.c"
#include "classes_without_constructors_for_members.cudafe1.stub.c"
# 1 "classes_without_constructors_for_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
