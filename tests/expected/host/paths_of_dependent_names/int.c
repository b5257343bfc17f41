# 1 "paths_of_dependent_names.cu"
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
template< int > void gg(); 
# 4
template< int A, int B> struct S { static const int k = A; }; 
# 5
template< class E, int N> struct Arr { typedef E type; }; 
# 6
template< class Sh_, class Policy_> 
# 7
struct D { 
# 8
using Policy = Policy_; 
# 9
using Sh = Sh_; 
# 10
using Fr = typename Policy_::Operator::Fr; 
# 11
using Op = typename Policy_::Operator; 
# 12
using Deep = typename Policy_::Operator::A::B; 
# 13
using OpShape = typename Policy_::Operator::Shape; 
# 14
using It = S< Sh_::kM / Policy_::Operator::Shape::kM, Sh_::kN / Policy_::Operator::Shape::kN> ; 
# 15
using It2 = Arr< int, Policy_::Operator::kM> ; 
# 16
using It3 = typename Policy_::Operator::template T< int> ; 
# 17
using It4 = typename Policy_::Operator::template T< int> ::X; 
# 18
static const int k = (Policy::Operator::kM + Op::kZ); 
# 19
void f(const typename Policy_::Operator::P *p) { int x = (Policy::Operator::kM); typename Policy_::Operator::P y; typename Policy_::Operator::P::Q z; Arr< int, Policy_::Operator::kM>  a; Arr< int, Policy_::Operator::Shape::kN>  b; Policy::Operator::call(x); (typename Policy_::Operator::P)3; x = (sizeof(typename Policy_::Operator::P)); gg< Policy_::Operator::kQ> (); } 
# 20
}; 
# 21
namespace GM { enum class ScaleIn { Neg = (-1), One = 1}; enum Pl { kPl}; struct C { enum class Q { a}; static const int v = 4; }; constexpr int cc = 3; }
# 22
namespace O { namespace GM { enum class ScaleIn { Neg = (-1), One = 1}; enum Pl { kPl}; constexpr int cc = 3; constexpr int fn() { return 3; } namespace SP { enum class Sel { Zero}; 
# 23
template< ScaleIn a = ScaleIn::One, Pl p = kPl, int z = 3, int y = 3, Sel s = Sel::Zero> struct X { }; 
# 24
}
# 25
template< ScaleIn a = ScaleIn::One, Pl p = kPl, int z = 3, int y = 3> struct X { }; 
# 26
template< ScaleIn a = ScaleIn::One, Pl p = kPl, int z = 3> void fx(ScaleIn b = GM::ScaleIn::One) { } 
# 27
}
# 28
using namespace GM;
# 29
template< GM::ScaleIn a = GM::ScaleIn::One, GM::Pl p = GM::kPl, int z = 3> struct X2 { }; 
# 30
template< GM::ScaleIn a = GM::ScaleIn::One, GM::Pl p = GM::kPl, int z = 3> struct X3 { }; 
# 31
struct M { GM::ScaleIn s{GM::ScaleIn::One}; GM::ScaleIn t = GM::ScaleIn::One; GM::ScaleIn u = GM::ScaleIn::One; GM::ScaleIn v{ScaleIn::One}; }; 
# 32
template< class T> struct MT { GM::ScaleIn s{GM::ScaleIn::One}; GM::ScaleIn t = GM::ScaleIn::One; GM::ScaleIn u = GM::ScaleIn::One; GM::ScaleIn v{ScaleIn::One}; GM::Pl w{GM::kPl}; T x{GM::kPl}; int y{GM::cc}; }; 
# 33
}
# 34
template< O::GM::ScaleIn a = O::GM::ScaleIn::One, O::GM::Pl p = O::GM::kPl, int z = 3, GM::C::Q q = GM::C::Q::a, int t = 4> struct X4 { }; 
# 35
GM::ScaleIn g1{GM::ScaleIn::One}; 
# 36
struct BF { unsigned short a: 14; unsigned short: 2; unsigned short b: 2; unsigned short: 0; unsigned: 3; unsigned c: 3, d: 4; int: 3, e: 4; }; 
# 37
union UF { unsigned short q; struct { unsigned short a: 14; unsigned short: 2; unsigned short: 3; int: 2; int: 3; } bits; }; 
# 38
int anchor = 1; 

# 1 "paths_of_dependent_names.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__da474f51_27_paths_of_dependent_names_cu_g1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "paths_of_dependent_names.cudafe1.stub.c"
#include "paths_of_dependent_names.cudafe1.stub.c"
# 1 "paths_of_dependent_names.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
