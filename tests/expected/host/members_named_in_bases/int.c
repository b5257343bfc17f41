# 1 "members_named_in_bases.cu"
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
template< int A> struct PP { static const int pa = A; }; 
# 4
template< class In> struct hub { 
# 5
static constexpr inline int cc = (sizeof(In)); 
# 6
struct A1 : public PP< cc>  { }; 
# 7
struct A2 : public PP< cc>  { PP< hub< In> ::cc>  x; }; 
# 8
struct A3 { struct B : public PP< hub< In> ::cc>  { PP< hub< In> ::cc>  y; }; struct C : public PP< hub< In> ::cc>  { }; PP< cc>  z; }; 
# 9
struct A4 : public PP< 1>  { struct B : public ::PP< hub< In> ::cc>  { ::PP< hub< In> ::cc>  y; }; struct C { ::PP< cc>  y; }; }; 
# 10
struct A5 : public PP< cc + 1>  { }; 
# 11
struct A6 : public PP< cc>  { }; 
# 12
struct A7 : public A6, public PP< cc>  { }; 
# 13
}; 
# 14
template< class In> struct hub9 : public PP< 1>  { 
# 15
static constexpr inline int cc = (sizeof(In)); 
# 16
struct A1 : public ::PP< cc>  { }; 
# 17
}; 
# 18
template< class In, class X> struct hub8 { 
# 19
static constexpr inline bool cc = (sizeof(In) > (4)); 
# 20
struct A1 : public PP< cc ? 1 : 2>  { }; 
# 21
template< int K> struct A2 : public PP< cc ? 1 : K>  { }; 
# 22
}; 
# 23
enum Mod { CA, LDG}; 
# 24
template< int A, int B, Mod M> struct Pol { }; 
# 25
template< Mod M> struct Default { }; 
# 26
template< class In, class Off> struct hub7 { 
# 27
static constexpr inline bool may_alias = (sizeof(In) > (4)); 
# 28
struct P500 : public Default< may_alias ? CA : LDG>  { }; 
# 29
struct P860 : public Default< may_alias ? CA : LDG>  { }; 
# 30
struct P900 : public Pol< may_alias, 1, CA>  { }; 
# 31
struct P910 : public Pol< may_alias ? 1 : 2, may_alias + 1, CA>  { }; 
# 32
using U = Default< may_alias ? CA : LDG> ; 
# 33
Default< may_alias ? CA : LDG>  field; 
# 34
}; 
# 35
template< class In> struct hub6 { 
# 36
static constexpr inline bool may_alias = true; 
# 37
static constexpr inline int num = 7; 
# 38
struct P500 : public Default< CA>  { }; 
# 39
struct P900 : public Pol< num, 1, CA>  { }; 
# 40
}; 

# 1 "members_named_in_bases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__743e1b49_25_members_named_in_bases_cu_1556b078_24260
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_named_in_bases.cudafe1.stub.c"
#include "members_named_in_bases.cudafe1.stub.c"
# 1 "members_named_in_bases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
