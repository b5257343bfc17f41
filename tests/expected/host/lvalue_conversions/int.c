# 1 "lvalue_conversions.cu"
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
struct L; struct ai { int i; ai(L *, int); operator int() const; }; 
# 5
struct sr { sr(); sr(ai); sr(L *, int); }; 
# 6
struct rf { rf(ai); }; 
# 7
void clear(L *, int); void clear(rf &); void clear(L *, rf &); void clear(L *, sr &); 
# 8
void c2(int); void c2(sr &); void n5(L *l) { c2(ai(l, 1)); const ai k(l, 2); c2(k); ai q(l, 3); c2(q); } 
# 9
namespace s2 { class ref { int m; public: ref() noexcept = default;ref(ai) noexcept; ref(L *, ai) noexcept; protected: int d; }; 
# 10
inline void clr(L *, int); inline void clr(L *, ref &); struct T { L *l; void g() { clr(l, ai(l, -1)); } }; }
# 11
void m(L *l) { clear(l, ai(l, -1)); } 
# 12
namespace s { struct tag { }; template< class T> void rev(T, T); template< class T> struct holder { }; }
# 13
namespace e { template< class C, class T> struct iterator { }; template< class T> void rev(T, T); template< class T> void go(T a) { rev(a, a); } template< class T> struct hold2 { }; }
# 14
template< class T> struct nri : public e::iterator< s::tag, T>  { }; 
# 15
struct n2 : public e::iterator< s::tag, int>  { }; struct n3 : public e::hold2< s::holder< int> >  { }; 
# 16
void t1() { nri< int>  a; rev(a, a); e::go(a); n2 b; e::go(b); rev(b, b); n3 c; e::go(c); } 
# 17
template< class T> struct out { struct in { }; typedef int x; }; void t2() { out< s::tag> ::in i; e::go(i); } 
# 18
struct BB { int v; BB(); BB(struct AA); }; 
# 19
struct AA { operator BB &(); }; 
# 20
int fb(BB &); 
# 21
void t(AA a) { fb(a); BB &b = a; BB &c(a); } 
# 22
struct bits { int x: 3 __attribute((packed)); int w: 4 __attribute((aligned(8))), z: 2; }; 

# 1 "lvalue_conversions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e0d4c4ed_21_lvalue_conversions_cu__Z2n5P1L
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lvalue_conversions.cudafe1.stub.c"
#include "lvalue_conversions.cudafe1.stub.c"
# 1 "lvalue_conversions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
