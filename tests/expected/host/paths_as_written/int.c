# 1 "paths_as_written.cu"
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
namespace nn { inline namespace abi { template< class T = int> struct BJ { enum value_t { null, object}; static int st; template< class U> static U mk(); static void fu(); struct In { static int z; }; }; 
# 5
struct P { static int st; static void fu(); enum E { e1}; struct In { static int z; }; }; 
# 6
template< class T> int BJ< T> ::st; template< class T> int BJ< T> ::In::z; typedef BJ<>  json; typedef P pp; int gv; void gf(); template< class T> T gt(); }using abi::json;}
# 7
namespace al = nn;namespace al2 = nn::abi;using nn::json;using nn::pp;typedef nn::abi::json oj; namespace other { using nn::json;using nn::P;}
# 8
using namespace other;
# 9
void tf() { 
# 10
int a = (((((((json::st + nn::json::st) + ::nn::json::st) + nn::abi::json::st) + al::json::st) + al2::json::st) + oj::st) + other::json::st) + nn::BJ<> ::st; 
# 11
json::fu(); nn::json::fu(); al::json::fu(); oj::fu(); nn::BJ<> ::fu(); json::mk< int> (); al::BJ<> ::mk< int> (); 
# 12
int b = (((((((P::st + pp::st) + nn::P::st) + nn::abi::P::st) + al::P::st) + al2::P::st) + nn::pp::st) + other::P::st) + ::other::P::st; 
# 13
int c = ((((((json::In::z + nn::json::In::z) + al::json::In::z) + P::In::z) + al::P::In::z) + pp::In::z) + nn::pp::In::z) + other::P::In::z; 
# 14
int d = (((((((json::null) + (nn::json::object)) + (pp::e1)) + (al::P::e1)) + (P::E::e1)) + (al::pp::E::e1)) + (other::P::E::e1)); 
# 15
int e = (((nn::gv + al::gv) + al2::gv) + nn::abi::gv) + ::nn::gv; nn::gf(); al::gf(); al2::gt< int> (); 
# 16
int *f = (&json::st); auto g = (&nn::json::fu); auto h = (&al::json::In::z); using nn::gv;e = gv; 
# 17
} 
# 18
namespace nn { void t2() { int a = ((((((((((json::st + abi::json::st) + P::st) + abi::P::st) + pp::In::z) + ::other::P::st) + other::P::st) + nn::P::st) + (P::E::e1)) + (json::value_t::null)) + gv) + abi::gv; } }
# 19
template< class T> void uf() { int a = ((((((((((((json::st + nn::json::st) + al::json::st) + oj::st) + P::st) + pp::st) + al::P::st) + json::In::z) + al::P::In::z) + (json::null)) + (pp::E::e1)) + (al::json::value_t::null)) + nn::gv) + al::gv; json::fu(); al::json::fu(); al2::gf(); } 
# 20
template void uf< int> ();
# 21
enum class E { a}; enum O { o}; struct S { static int st; enum class F { b}; static void f(); }; typedef S St; namespace mm { struct P { static int st; enum class E { e1}; }; typedef P pp; enum class G { g}; int v; }
# 22
struct B { typedef S bs; struct In { static int z; }; enum e { e0}; }; struct D : public B { void f() { int a = ((((((((bs::st + D::bs::st) + B::bs::st) + In::z) + D::In::z) + B::In::z) + ::D::In::z) + (e0)) + (B::e0)) + (B::e::e0); } }; 
# 23
void t() { int a = (((((((((((((((int)::E::a) + ((int)::mm::P::E::e1)) + ((int)::mm::G::g)) + (::O::o)) + ::S::st) + ::St::st) + ::mm::pp::st) + ((int)::St::F::b)) + ((int)::S::F::b)) + ::mm::v) + ((int)::mm::pp::E::e1)) + ::D::In::z) + D::In::z) + D::bs::st) + ::D::bs::st; ::S::f(); ::St::f(); } 

# 1 "paths_as_written.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0edf24e2_19_paths_as_written_cu__Z2tfv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "paths_as_written.cudafe1.stub.c"
#include "paths_as_written.cudafe1.stub.c"
# 1 "paths_as_written.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
