# 1 "elements_of_list_constructors.cu"
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
namespace std { template< class T> class initializer_list { public: typedef unsigned long size_type; typedef const T *iterator; typedef const T *const_iterator; private: iterator p; size_type n; constexpr initializer_list(const_iterator a, size_type b) : p(a), n(b) { } public: constexpr initializer_list() : p((0)), n((0)) { } constexpr const T *begin() const; constexpr unsigned long size() const; }; 
# 5
}
# 6
struct Vb { Vb(std::initializer_list< unsigned char> ); Vb(int, int, int); }; struct Bc { Bc(const Vb &); }; 
# 7
template< class T> struct Vt { Vt(std::initializer_list< T> ); }; 
# 8
struct D1 : public Vb { D1() : Vb{{(1), (2)}} { } D1(int x) : Vb{{(unsigned char)x}} { } D1(char) : D1{} { } }; 
# 9
struct D2 : public Vt< int>  { ::Vt< short>  m, k = {(1)}; Vb z{(2)}; Bc bc; D2() : ::Vt< int> {{1, 2}}, m{{(1), (2)}}, z{{}}, bc{{(1), (2)}} { } }; 
# 10
template< class T> struct D3 : public Vt< T>  { Vt< T>  m; ::Vb z; ::Vt< int>  w; D3() : Vt< T> {1, 2}, m{1, 2}, z{1, 2}, w{3} { } }; template struct D3< int> ;
# 11
struct I { Vb a[2] = {{(1), (2)}, {(3)}}; struct { Vb b; int c; } d = {{(1)}, 2}; }; 
# 12
void f(Vb, int); struct Fn { void operator()(Vb) const; void operator[](Vb) const; }; 
# 13
void t(Fn fn, bool b) { f({(1), (2)}, 3); fn({(1), (2)}); fn[{(1), (2)}]; auto l = [v = Vb{(1), (2)}]{ } ; typedef decltype(l) __T0;Vb x = (b ? Vb{(1)} : Vb{(2), (3)}); throw Vb{(1), (2)}; static Vb s{(1), (2)}; for (Vb q{(1)}; ;) { ; }  if (Vb r{(1)}; b) { ; }  } 
# 14
Vb glob{(1), (2)}; Vb glob2 = {(3)}; static const Vb garr[] = {{(1)}, {(2), (3)}}; void dflt(Vb v = {(1), (2)}, Vb w = Vb{(3)}); 
# 15
struct V { V(std::initializer_list< int> ); V(int, int); }; 
# 16
struct PP { V v; int k; }; 
# 17
struct Q { V v{{}}; V w = {{}}; V u = V{{}}; Q(); Q(int) : v{{}}, w({}) { } }; 
# 18
void gg(V); void hh(const V &); void h2(V &&); 
# 19
struct S { S(V, int = 1); }; 
# 20
V f1() { return {{}}; } 
# 21
V f2() { return V{{}}; } 
# 22
void t2() { 
# 23
V a{{}}; V b = {{}}; V c({}); V d = V{{}}; auto e = V{{}}; auto e2 = V({}); 
# 24
const V &r = {{}}; V &&rr = {{}}; 
# 25
gg({{}}); hh({{}}); h2({{}}); gg(V{{}}); 
# 26
PP p = {{{}}, 1}; PP p2{}; PP p3 = {}; 
# 27
V arr[2] = {{{}}, {{}}}; V arr2[2] = {}; 
# 28
S s({{}}); S s1{{{}}}; S s2 = {{{}}}; 
# 29
V *n = new V{{}}; V *n2 = new V({}); 
# 30
a = {{}}; 
# 31
static_cast< void>(V{{}}); 
# 32
} 
# 33
template< class T> void u2(T x) { V a{}; V b = {}; V c({}); PP p = {{}, 1}; gg({{}}); T y{}; V arr[2] = {{}, {}}; a = {{}}; } 
# 34
template void u2< int> (int x);
# 35
struct LA { LA(std::initializer_list< int> ); template< class T = int> LA(T = {}); }; 
# 36
struct LB { LB(std::initializer_list< int> ); template< class ...T> LB(T ...); }; 
# 37
struct LC { LC(std::initializer_list< int> ); LC(int = 3); }; 
# 38
struct LD { LD(std::initializer_list< int> ); LD(...); }; 
# 39
struct LE { LE(std::initializer_list< int> ); explicit LE(); }; 
# 40
struct LF { LF(std::initializer_list< int> ); LF() = delete;}; 
# 41
void t3() { LA a{{}}; LB b{{}}; LC c{}; LD d{}; LE e{}; } 

# 1 "elements_of_list_constructors.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__f51ce345_32_elements_of_list_constructors_cu__Z1t2Fnb
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "elements_of_list_constructors.cudafe1.stub.c"
#include "elements_of_list_constructors.cudafe1.stub.c"
# 1 "elements_of_list_constructors.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
