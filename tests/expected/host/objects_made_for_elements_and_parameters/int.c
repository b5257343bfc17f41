# 1 "objects_made_for_elements_and_parameters.cu"
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
namespace N { template< class T, class A = int> struct bs { bs(); bs(const char *); bs(const bs &); T *p; typedef unsigned long size_type; }; typedef bs< char>  string; }
# 4
struct M { int a, b; M(int x, int y) : a(x), b(y) { } M(int); }; struct CM { int a, b; constexpr CM(int x, int y) : a(x), b(y) { } constexpr CM(int x) : a(x), b(0) { } }; struct Ag { int x; int y; }; template< class A, class B> struct pr { A a; B b; constexpr pr(A x, B y) : a(x), b(y) { } }; int gi(); 
# 5
void e1() { typedef M V; V a1[] = {V(1, 1), V(1, 2)}; V a2[2] = {((V)(1)), ((V)(2))}; V a3[] = {V{1, 2}}; V a4[] = {1, ((V)(2))}; static V a5[] = {V(1, 1)}; const V a6[] = {V(1, 1)}; V a7[] = {V(1, 1)}; V *np = new V [1]{V(1, 1)}; typedef Ag G; G g1[] = {G{1, 2}, G()}; V a8[] = {((V)(1)), ((V)(2))}; } 
# 6
void e2(int k) { typedef CM V; typedef pr< int, double>  P; V a2[] = {CM(1, 2), V(k, 1)}; P a3[] = {pr< int, double> (1, 2), P(k, (1.5))}; V a5[] = {((CM)(1)), ((V)(k)), ((CM)(1))}; V a6[] = {CM{1, 2}, V{k, 1}}; struct L { V v; P p; } l = {CM(1, 2), pr< int, double> (1, 2)}; L l2 = {V(k, 2), P(k, 2)}; V *np = new V [2]{CM(1, 2), V(k, 1)}; } 
# 7
typedef CM GV; GV gv[] = {CM(1, 1), GV(gi(), 1)}; struct GL { GV x; int i; } gl = {CM(1, 1), 2}; template< class T> void e3() { typedef M V; V a1[] = {V(1, 1)}; typedef CM W; W a2[] = {W(1, 2)}; } 
# 8
template< class S> bool t1(S a, const S & b); template< class S> void t2(S a, typename S::size_type); template< class T, class A> void t5(N::bs< T, A> ); void nt(N::string); void nt2(N::bs< char> ); template< class S> struct X { static void m(S); X(S); }; 
# 9
int main() { { typedef N::string S; t1(N::string(), S()); t1(((N::string)("1")), ((S)("2"))); t2(((N::string)("1")), 0); t5(((N::bs< char> )("1"))); X< N::bs< char> > ::m(((N::string)("1"))); nt(((N::string)("1"))); nt2(((N::bs< char> )("1"))); X< N::bs< char> >  x((((N::string)("1")))); t1(N::string{"1"}, S{}); t1(((N::string)("1")), S()); } { typedef N::bs< char, long>  S; t1(N::bs< char, long> (), S()); t2(((N::bs< char, long> )("1")), 0); nt2(((N::bs< char> )("1"))); } return 0; } 

# 1 "objects_made_for_elements_and_parameters.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__87862e95_43_objects_made_for_elements_and_parameters_cu__Z2e1v
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "objects_made_for_elements_and_parameters.cudafe1.stub.c"
#include "objects_made_for_elements_and_parameters.cudafe1.stub.c"
# 1 "objects_made_for_elements_and_parameters.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
