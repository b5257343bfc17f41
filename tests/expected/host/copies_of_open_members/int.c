# 1 "copies_of_open_members.cu"
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
struct Pd { int a; }; 
# 5
struct P2 { constexpr P2(int); constexpr operator int() const; }; 
# 6
namespace std { class type_info { public: bool operator==(const type_info &) const; }; }
# 7
template< class T> struct Ar { Ar(int); operator int() const; }; 
# 8
template< class T> struct G { int i; Pd pd; }; 
# 9
template< class T> void q1(const G< T>  &g) { 
# 10
int z = ((((Ar< T> )((g.i))))); 
# 11
Ar< T>  y = ((((Ar< T> )((g.i))))); 
# 12
int x{((((Ar< T> )((g.i)))))}; 
# 13
Ar< T>  w{((((Ar< T> )((g.i)))))}; 
# 14
auto v = ((((Ar< T> )((g.i))))); 
# 15
throw (((Ar< T> )((g.i)))); 
# 16
typeid((((Ar< T> )((g.i))))); 
# 17
const Ar< T>  &u = ((((Ar< T> )((g.i))))); 
# 18
Ar< T>  &&t = ((((Ar< T> )((g.i))))); 
# 19
T s = ((((Ar< T> )((g.i))))); 
# 20
T s2 = ((((P2)((g.i))))); 
# 21
P2 s3 = ((((Ar< T> )((g.i))))); 
# 22
Ar< T>  s4 = ((((P2)((g.i))))); 
# 24
static int s6 = (((P2)((g.i)))); 
# 25
const int s7 = (((P2)((g.i)))); 
# 26
constexpr int s8 = (((P2)((g.i)))); 
# 27
const auto &s10 = ((((P2)((g.i))))); 
# 28
auto &&s11 = ((((P2)((g.i))))); 
# 29
const int &s12 = ((((P2)((g.i))))); 
# 31
int s14((((P2)((g.i))))); 
# 32
auto s15((g.i)); 
# 33
auto s16{((((P2)((g.i)))))}; 
# 34
P2 s17[2] = {((((P2)((g.i)))))}; 
# 35
int s18[2] = {(((P2)((g.i))))}; 
# 37
} 
# 38
template< class T> struct Q { void f(int = (((Ar< T> )((T::g.i)))), P2 = (((P2)((T::g.i)))), int = (((P2)((T::g.i)))), const P2 & = (((P2)((T::g.i))))); 
# 39
int k = ((((Ar< T> )((T::g.i))))); Ar< T>  k1 = ((((Ar< T> )((T::g.i))))); int k2 = (((P2)((T::g.i)))); P2 k3 = ((P2)((T::g.i))); int k4{(((P2)((T::g.i))))}; P2 k5{((((P2)((T::g.i)))))}; static constexpr inline int k6 = (((P2)((T::g.i)))); const P2 &k8 = ((((P2)((T::g.i))))); }; 

# 1 "copies_of_open_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a2bfc604_25_copies_of_open_members_cu_5f7f4978_27144
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "copies_of_open_members.cudafe1.stub.c"
#include "copies_of_open_members.cudafe1.stub.c"
# 1 "copies_of_open_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
