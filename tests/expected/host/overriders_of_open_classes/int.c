# 1 "overriders_of_open_classes.cu"
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
struct B0 { virtual int f() const; virtual int g(); }; 
# 5
struct D0 : public B0 { virtual int f() const override; virtual int g(); }; 
# 6
template< class T> struct TL { struct B { virtual int f(); virtual int g(); }; struct D : public B { int f() override; int g(); }; struct E : public B0 { virtual int f() const override; virtual int g(); }; struct F : public D { int f() override; int g(); }; }; 
# 7
template< class T> struct BT { virtual int f(); virtual int g(); }; struct D2 : public BT< int>  { virtual int f() override; virtual int g(); }; template< class T> struct D3 : public BT< T>  { int f() override; int g(); }; template< class T> struct D4 : public BT< int>  { virtual int f() override; virtual int g(); }; template< class T> struct D5 : public B0 { virtual int f() const override; virtual int g(); }; template< class T> struct D6 : public D5< T>  { int f() const override; int g(); }; 
# 8
template< class T> void loc() { struct L : public B0 { virtual int f() const override { return 1; } virtual int g() { return 2; } }; struct M { virtual void q(); }; struct N : public M { void q() override; }; struct O : public BT< T>  { int f() override; int g(); }; } 
# 9
struct Out { struct B { virtual int f(); }; struct D : public B { virtual int f() override; }; template< class T> struct X : public B { virtual int f() override; struct Y : public B { virtual int f() override; }; }; }; 
# 10
template<> struct TL< int>  { struct B { virtual int f(); }; struct D : public B { virtual int f() override; }; }; template< class T> struct TL< T *>  { struct B { virtual int f(); }; struct D : public B { int f() override; virtual int g() override; }; }; 
# 11
template< class T> struct W { struct D : public TL< int> ::B { virtual int f() override; }; struct E : public TL< T *> ::B { int f() override; }; struct B : public B0 { }; struct F : public B { int f() const override; int g(); }; struct G : public D2 { virtual int f() override; }; struct H : public BT< T>  { int f() override; }; struct I : public BT< int>  { virtual int f() override; }; struct J : public I { int f() override; }; struct K : public H { int f() override; }; }; 

# 1 "overriders_of_open_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__79d9d9c5_29_overriders_of_open_classes_cu_7b99a7e9_21285
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "overriders_of_open_classes.cudafe1.stub.c"
#include "overriders_of_open_classes.cudafe1.stub.c"
# 1 "overriders_of_open_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
