# 1 "spelled_deduced_arguments.cu"
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
typedef unsigned char uint8_t; typedef signed long int64_t; typedef signed int int32_t; typedef unsigned uint32_t; 
# 5
template< class ...T> struct tuple { }; template< class T> struct A { }; template< class T> struct B { }; template< class T> struct C { }; template< class T> struct D { }; template< class T> struct E { }; 
# 6
template< class ...T> tuple< T...>  mk(T ...t); template< class T> A< T>  mA(T t); template< class T> B< T>  mB(const T & t); template< class T> C< T>  mC(T && t); template< class T> D< T>  mD(T * t); 
# 7
template< class T> struct V { V(T); }; template< class T> struct W { W(const T &); }; 
# 8
template< class ...T> struct TT { TT(T ...); }; 
# 9
int32_t gg(); int32_t &gr(); 
# 10
struct S { int32_t q; }; 
# 11
int g() { int32_t m = 0; 
# 12
mk(m); tuple< signed int>  a; mA(m); A< signed int>  b; mB(m); B< signed int>  c; mC(m); C< signed int &>  d; mD(&m); D< signed int>  e; mC(gg()); C< signed int>  f; 
# 13
V v(m); V< signed int>  v1(1); W w(m); W< signed int>  w1(1); TT t(m, m); TT< signed int, signed int>  t1(m, m); 
# 14
return 0; } 
# 15
template< class T> struct A2 { }; template< class T> struct B2 { }; template< class T> struct C2 { }; 
# 16
template< class T> A2< T>  mA2(T t); template< class T> B2< T>  mB2(const T & t); template< class T> C2< T>  mC2(T && t); 
# 17
int h(S s) { mA2(gg()); A2< signed int>  a; mB2(gr()); B2< signed int>  b; mC2(s.q); C2< signed int &>  c; 
# 18
mA2((uint32_t)1); A2< unsigned>  e; mA2((int64_t)1); A2< signed long>  f; mA2(&(s.q)); A2< signed int *>  d; return 0; } 

# 1 "spelled_deduced_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6469aaa5_28_spelled_deduced_arguments_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "spelled_deduced_arguments.cudafe1.stub.c"
#include "spelled_deduced_arguments.cudafe1.stub.c"
# 1 "spelled_deduced_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
