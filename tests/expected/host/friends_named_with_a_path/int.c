# 1 "friends_named_with_a_path.cu"
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
int unit_anchor = 1; 
# 5
struct G; G *gf(G *); void gv(int); template< class T> T gt(T); template< class T> void gtv(T); 
# 6
namespace a { struct A; void av(A *); A *ap(A *); template< class T> T at(T); template< class T> void atv(T); 
# 7
namespace b { struct B; void bv(B *); B *bp(B *); template< class T> T bt(T); template< class T> T *btp(T); template< class T> void btv(T); struct C { void m(); template< class T> void tm(T); static int s(int); }; }
# 8
inline namespace v { void iv(int); template< class T> void itv(T); }
# 9
struct A { 
# 10
friend G *(::gf)(G *); friend void (::gv)(int); template< class T> friend T (::gt)(T); template< class T> friend void (::gtv)(T); 
# 11
friend void a::av(A *); friend A *a::ap(A *); template< class T> friend void atv(T); 
# 12
friend void a::av(A *); template< class T> friend T at(T); 
# 13
friend void b::bv(a::b::B *); friend b::B *b::bp(a::b::B *); template< class T> friend T b::bt(T); template< class T> friend T *b::btp(T); template< class T> friend void b::btv(T); 
# 14
friend void a::b::bv(a::b::B *); friend void (::a::b::bv)(a::b::B *); friend void b::C::m(); template< class T> friend void b::C::tm(T); friend int (::a::b::C::s)(int); friend int b::C::s(int); 
# 15
friend void v::iv(int); template< class T> friend void v::itv(T); friend void a::iv(int); 
# 16
}; 
# 17
template< class T> struct TA { friend void b::bv(a::b::B *); friend void gv(int); template< class U> friend U b::bt(U); friend void v::iv(int); friend T a::at< T> (T); friend void b::btv< T> (T); friend void b::btv<> (T); friend int b::C::s(int); friend int b::C::s(int); template< class U> friend void (::gtv)(U); }; 
# 18
}
# 19
struct G { friend void a::av(a::A *); friend void (::a::av)(a::A *); friend void gv(int); friend G *gf(G *); friend void gv(int); template< class T> friend void a::b::btv(T); template< class T> friend void a::b::btv(T); friend void a::b::C::m(); }; 

# 1 "friends_named_with_a_path.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b18cdf14_28_friends_named_with_a_path_cu_f008fa8b
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friends_named_with_a_path.cudafe1.stub.c"
#include "friends_named_with_a_path.cudafe1.stub.c"
# 1 "friends_named_with_a_path.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
