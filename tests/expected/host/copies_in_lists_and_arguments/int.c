# 1 "copies_in_lists_and_arguments.cu"
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
struct sv { const char *p; unsigned long n; constexpr sv() : p((0)), n((0)) { } constexpr sv(const char *s) : p(s), n((0)) { } }; 
# 5
struct ns { ns(const ns &); ~ns(); ns(); }; 
# 6
template< class ...T> struct fs { sv str; ns s2; int i; static sv ss; sv get() const; template< class S> fs(const S &s) : str(s) { } }; 
# 7
template< class ...T> using format_string = fs< T...> ; 
# 8
struct res { sv out; int size; ns q; }; template< class O> struct rt { O out; unsigned long size; operator O &() &; }; 
# 9
namespace d { void vf(int & b, sv f, int a, int loc = 0); void vn(ns); template< class C> void vt(C & b, sv f); void vm(int, sv, bool); void vi(int); void vr(const sv &); }
# 10
template< class ...T> void g1(fs< T...>  fmt, T &&...a) { int buf; d::vf(buf, ((fmt.str)), 1); d::vn(((fmt.s2))); d::vt(buf, (fmt.str)); d::vi((fmt.i)); d::vr((fmt.str)); d::vm(1, ((fmt.str)), false); sv z = ((fmt.str)); sv y((fmt.str)); d::vf(buf, fmt.get(), 1); d::vf(buf, ((fmt.ss)), 1); } 
# 11
template< class ...T> void g2(format_string< T...>  fmt, T &&...a) { int buf; d::vf(buf, ((fmt.str)), 1); d::vn(((fmt.s2))); d::vi((fmt.i)); sv z = ((fmt.str)); } 
# 12
void g3(fs< int>  fmt, res r) { int buf; d::vf(buf, fmt.str, 1); d::vn(fmt.s2); sv z = fmt.str; d::vf(buf, r.out, 1); } 
# 13
template< class T> void g4(res r, sv f, T t) { int buf; d::vf(buf, r.out, 1); d::vf(buf, f, 1); d::vn(r.q); } 
# 14
template< class O> rt< O>  g5(rt< O>  r, int N) { return {(r.out), (r.size) > N}; } 
# 15
struct R2 { sv a; bool b; }; template< class O> R2 g6(res r, O o, fs< O>  f) { return {r.out, (r.size) > 3}; } R2 g8(res r) { return {r.out, true}; } R2 g9(sv r) { return {r, true}; } template< class O> R2 g10(O o, sv f) { return {f, true}; } 
# 16
struct str { sv s; }; str mk1(sv s) { return {s}; } template< class T> str mk2(sv s, T t) { return {s}; } str mk3(res r) { return {r.out}; } template< class T> str mk4(res r) { return {r.out}; } str mk5(const char *s) { return {{s}}; } str mk6() { return {{}}; } void tk(str); void mk7(sv s) { tk({s}); tk({s}); str x = {s}; str y{s}; str z[] = {{s}, {s}}; } struct s3 { int a; sv b; }; s3 mk8(sv s) { return {1, s}; } s3 mk9(sv s) { s3 x = {1, s}; return s3{1, s}; } struct s4 { sv arr[2]; }; s4 mk10(sv s) { return {{s, s}}; } 
# 17
struct e5 { int a; }; struct s5 { e5 b; int c; }; s5 mk11(e5 e) { return {e, 1}; } s5 mk12(int e) { return {{e}, 1}; } 

# 1 "copies_in_lists_and_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__6689688d_32_copies_in_lists_and_arguments_cu_6cb64826
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "copies_in_lists_and_arguments.cudafe1.stub.c"
#include "copies_in_lists_and_arguments.cudafe1.stub.c"
# 1 "copies_in_lists_and_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
