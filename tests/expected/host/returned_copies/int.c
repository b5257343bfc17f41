# 1 "returned_copies.cu"
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
namespace n { template< class T> struct id { typedef T type; }; 
# 4
constexpr unsigned wdt(unsigned long a, unsigned long d = 10, unsigned w = 0) { return a; } 
# 5
constexpr unsigned one(unsigned long a) { return a; } 
# 6
template< class D> struct W { using C = typename id< D> ::type; typedef typename id< D> ::type C2; 
# 7
static constexpr inline unsigned w1 = (wdt(C::p::den) < 19) ? wdt(C::p::den) : 6U; 
# 8
static constexpr inline unsigned w2 = (one(C::p::den) < 19) ? one(C::p::den) : 6U; 
# 9
static constexpr inline unsigned w3 = (one(D::den) < 19) ? one(D::den) : 6U; 
# 10
static constexpr inline unsigned w4 = ((one(D::den) < 19) ? 5U : 6U); 
# 11
static constexpr inline unsigned w5 = (D::den < 19) ? one(D::den) : 6U; 
# 12
static constexpr inline unsigned w6 = (n::one(D::den) < (19)) ? n::one(D::den) : 6U; 
# 13
static constexpr inline unsigned w7 = n::wdt(D::den); 
# 14
static constexpr inline unsigned w8 = ((D::den < 19) ? D::den : 6U); 
# 15
static constexpr inline unsigned w9 = (D::f(3) < 19) ? D::f(4) : 6U; 
# 16
static constexpr inline bool x1 = (one(D::den) < 19); 
# 17
static constexpr inline bool x2 = ((one(D::den) < 19) && D::den); 
# 18
static constexpr inline unsigned x3 = (one(D::den) + 1); 
# 19
static constexpr inline unsigned x4 = (-one(D::den)); 
# 20
static constexpr inline unsigned x5 = (one(D::den) < 19) ? one(D::den) : one(7); 
# 21
}; 
# 22
struct G { int v; constexpr G(int i) : v(i) { } G self() const { return *this; } G s2() { return *this; } G &s3() { return (*this); } const G &s4() const { return (*this); } 
# 23
G s5(G a) { return a; } static G s6(const G *p) { return *p; } G s7(G *p) { return *p; } int s8() { return (v); } G s9(G (&a)[2]) { return a[0]; } G t1(bool b) { return b ? *this : (*this); } }; 
# 24
struct H { int v; H(const H &); H self() const { return *this; } H s2() { return *this; } H s5(H a) { return a; } static H s6(const H *p) { return *p; } }; 
# 25
struct K { int v; K self() const { return *this; } K s2() { return *this; } static K s6(const K *p) { return *p; } }; 
# 26
template< class T> struct L { int v; L self() const { return (*this); } L s2() { return (*this); } static L s6(const L *p) { return (*p); } }; 
# 27
}

# 1 "returned_copies.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b4aa7ec8_18_returned_copies_cu_d81f2bc3_31982
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "returned_copies.cudafe1.stub.c"
#include "returned_copies.cudafe1.stub.c"
# 1 "returned_copies.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
