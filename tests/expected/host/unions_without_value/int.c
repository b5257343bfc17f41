# 1 "unions_without_value.cu"
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
union U1 { int a; float b; template< class T> constexpr U1(T) { } }; 
# 5
union U2 { int a = 1; float b; template< class T> constexpr U2(T) { } }; 
# 6
struct U3 { union { int a = 1; float b; }; template< class T> constexpr U3(T) { } }; 
# 7
union NU { int a; float b; }; 
# 8
struct U4 { NU n; template< class T> constexpr U4(T) { } }; 
# 9
struct U5 { union { int a; float b; } n; template< class T> constexpr U5(T) { } }; 
# 10
struct U6 { union { int a; float b; }; union { int c; float d; }; template< class T> U6(T) : a(1) { } template< class T> constexpr U6(T *) : a(1), d((1)) { } }; 
# 11
struct U7 { union { int a; struct { int x; int y; }; float b; }; template< class T> constexpr U7(T) : x(1) { } template< class T> constexpr U7(T *) : x(1), y(1) { } }; 
# 12
struct U8 { struct { int x; int y; }; template< class T> constexpr U8(T) : x(1) { } template< class T> constexpr U8(T *) : x(1), y(1) { } }; 
# 13
struct U9 { struct { union { int x; int y; }; }; template< class T> U9(T) { } template< class T> constexpr U9(T *) : x(1) { } }; 
# 14
template< class U> struct V1 { union { int a; float b; }; V1() { } inline V1(int); template< class T> inline V1(T); constexpr V1(long) : V1() { } template< class ...A> constexpr V1(U, A ...x) : V1(x...) { } }; 
# 15
template< class U> inline V1< U> ::V1(int) { } 
# 16
template< class U> template< class T> inline V1< U> ::V1(T) { } 
# 17
template< class U> struct V2 { union { }; constexpr V2() { } }; 
# 18
template< class U> struct V3 { union { int a; float b; }; constexpr V3() = default;}; 
# 19
template< class U> struct V4 : public U { union { int a; float b; }; V4() : U() { } }; 
# 20
struct V5 { union { int a; }; template< class T> V5(T) { } }; 
# 21
union V6 { struct { int a; int c; }; float b; template< class T> constexpr V6(T) { } template< class T> constexpr V6(T *) : b((1)) { } template< class T> constexpr V6(T &, int) : a(1) { } }; 
# 22
template< class U> union V7 { U a; char b; constexpr V7() { } constexpr V7(int) : b((0)) { } }; 

# 1 "unions_without_value.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__3a8cbc49_23_unions_without_value_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "unions_without_value.cudafe1.stub.c"
#include "unions_without_value.cudafe1.stub.c"
# 1 "unions_without_value.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
