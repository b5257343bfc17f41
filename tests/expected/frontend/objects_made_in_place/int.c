# 1 "objects_made_in_place.cu"
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
# 2
struct NM { constexpr NM() : a(1) { } NM(NM &&) = delete;constexpr NM(int i) : a(i) { } int a; }; constexpr NM mk() { return ((NM)(7)); } struct X { constexpr operator NM() const { return ((NM)(9)); } }; struct P { int a, b; }; constexpr P mp() { return {3, 4}; } 
# 3
struct G { NM v; P p; constexpr G(int) : v(mk()), p(mp()) { } constexpr G(char) : v(5), p(P{1, 2}) { } constexpr G(X x) : v(x), p(mp()) { } }; 
# 4
template< class T> struct H { T v; P p; constexpr H(int) : v(mk()), p(mp()) { } constexpr H(char) : v(5), p(P{1, 2}) { } constexpr H(X x) : v(x), p(mp()) { } }; 
# 5
static_assert((((((((G)(1)).v)).a) == 7) && ((((((G)(1)).p)).b) == 4)));static_assert((((((((G)('c')).v)).a) == 5) && ((((((G)('c')).p)).b) == 2)));static_assert((((((((G)(X{})).v)).a) == 9) && ((((((G)(X{})).p)).b) == 4)));
# 6
static_assert((((((((H< NM> )(1)).v)).a) == 7) && ((((((H< NM> )(1)).p)).b) == 4)));static_assert((((((((H< NM> )('c')).v)).a) == 5) && ((((((H< NM> )('c')).p)).b) == 2)));static_assert((((((((H< NM> )(X{})).v)).a) == 9) && ((((((H< NM> )(X{})).p)).b) == 4)));
# 7
constexpr NM b(3), c = (X{}); static_assert((((b.a) + (c.a)) == 12));constexpr P d = mp(); static_assert(((d.b) == 4));NM e = mk(); P f = mp(), g(P{1, 2}); 
# 8
struct S { S(); S(const S &); ~S(); int x; }; S ms(); S s1(ms()), s2(S (void)), *s3 = new S(ms()), s4(S{}); void q() { S t1(ms()); static S t2(ms()); S t3(ms()); auto t4(ms()); const S t5(ms()); S &&t6(ms()); } struct T { S s; T() : s(ms()) { } }; 

# 1 "objects_made_in_place.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0662eb7f_24_objects_made_in_place_cu_e
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "objects_made_in_place.cudafe1.stub.c"
#include "objects_made_in_place.cudafe1.stub.c"
# 1 "objects_made_in_place.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
