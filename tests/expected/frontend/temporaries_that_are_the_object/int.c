# 1 "temporaries_that_are_the_object.cu"
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
template< class T> struct G { G(T); G(const G &); T t; }; 
# 4
typedef G< int>  Gi; typedef const Gi CGi; 
# 5
auto a = G(1); auto b2(1); G< int>  e(1); G< int>  e2 = G(1); G e4 = G(1); G e5(1); auto a8 = G{1}; auto a16 = G(1); 
# 6
const G< int>  a1 = ((G< int> )(1)); Gi a2 = ((Gi)(1)); Gi a3{1}; Gi a4(1); Gi a7 = Gi(1); CGi a9 = CGi(1); const auto a12(1); const auto a13 = G(1); 
# 7
G< int>  r1() { return G(1); } Gi f2() { return Gi(1); } auto f3() { return G(1); } 
# 8
struct S { Gi m; CGi n; S() : m(1), n(1) { } S(char) : m(1), n(1) { } Gi p = Gi(1); }; 
# 9
struct D : public G< int>  { D() : ::G< int> (((::G< int> )(1))) { } D(int) : ::G< int> {1} { } }; 
# 10
void h() { auto a = G(1); int q = 0; auto b = G(q); auto c = G((1.5)); throw G(1); } 
# 11
template< class T> struct L { T t; }; template< class T> L(T)->L< T> ; 
# 12
void g() { auto a = L< int> {1}; L< int>  z(L< int> {1}); L< int>  zz = L< int> {1}; } 

# 1 "temporaries_that_are_the_object.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__574b7358_34_temporaries_that_are_the_object_cu_e
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "temporaries_that_are_the_object.cudafe1.stub.c"
#include "temporaries_that_are_the_object.cudafe1.stub.c"
# 1 "temporaries_that_are_the_object.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
