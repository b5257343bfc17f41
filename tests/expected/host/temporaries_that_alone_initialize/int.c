# 1 "temporaries_that_alone_initialize.cu"
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
namespace b { struct none_t { struct init_tag { }; explicit none_t(init_tag) { } }; 
# 5
inline const none_t none((none_t::init_tag())); 
# 6
inline none_t n2{none_t::init_tag()}; }
# 7
template< class T> struct o { o(b::none_t) { } }; 
# 8
template< class T> int f(T) { o< T>  x(b::none); return 1; } 
# 10
struct U { U(); U(int); U(int, int); operator int() const; struct in { }; }; struct A { int x; }; struct T { T(const U &); T(const U &, int); T(A &&); }; struct V { V(int); V(const V &); }; struct Z { Z(long, int = 2); Z(U, int = 3); template< class X> Z(X &&, char *); }; struct W { template< class X> W(X &&); }; struct D : public U { D() { } D(int) { } }; 
# 11
template< class S> struct L { L() { } L(S) { } L(S, S) { } }; typedef L< int>  li; struct K { K(li); K(const L< long>  &); }; 
# 12
enum E { e0}; enum class F { f0}; 
# 13
T a1((U())); T a2((((U)(1)))); T a3((A())); T a31(A{}); V a4(U()); V a5(1); V a6(1); Z a8(U(), 1); W a9((U())); W a12((int)1); U a13((D())); const U &a14((D())); const U a15((((D)(1)))); U a16(U{}); auto a17(L< int> {}); K a18((li())); K a19((L< long> ())); K a20((((li)(1)))); K a21((li(1, 2))); K a22((((L< long> )(1)))); F a25 = ((F)0); auto a27((A())); A a28((A())); U a29(1, 2); auto a30(1, 2); const auto &a32((U())); auto &&a33((U())); auto &&a34((((U)(1)))); 
# 14
void g() { T a1((U())); T a2((((U)(1)))); T a3((A())); V a4(U()); V a5(1); V a6(1); Z a8(U(), 1); W a9((U())); W a12((int)1); U a13((D())); const U &a14((D())); const U a15((((D)(1)))); U a16(U{}); auto a17(L< int> {}); K a18((li())); K a19((L< long> ())); K a20((((li)(1)))); K a21((li(1, 2))); K a22((((L< long> )(1)))); F a25(((F)0)); auto a27((A())); A a28((A())); U a29(1, 2); auto a30(1, 2); const auto &a32((U())); auto &&a33((U())); auto &&a34((((U)(1)))); T *p = new T(U()); new U(U()); (void)(((T)(U()))); for (T i((U())); ;) { ; }  if (U c = U()) { }  switch (U c = ((U)(1))) { }  static const T cc((U())); thread_local T tt((U())); T arr[2] = {((T)(U())), U()}; T b1((U())), b2((((U)(1)))); } 
# 15
template< class Q> void h(Q q) { T a1((U())); T a3((A())); V a4(U()); V a5(1); W a9((U())); U a13((D())); const U &a14((D())); const U a15((((D)(1)))); U a16(U()); auto a17(li()); K a18((li())); K a20((((li)(1)))); auto a27(A()); A a28(A()); U a29(1, 2); auto &&a33((U())); auto &&a34((((U)(1)))); L< Q>  b1((L< Q> ())); L< Q>  b2((((L< Q> )(1)))); L< Q>  b3((L< Q> (1, 2))); L< Q>  b4((Q())); auto b6((L< Q> ())); Q b7((((L< Q> )(q)))); L< L< Q> >  b8((L< Q> ())); L< L< Q> >  b9((((L< Q> )(q)))); T *p = new T(U()); T *p2 = new T(L< Q> ()); } 
# 16
struct M { T t; U u; const U &r; M() : t(U()), u(), r(U()) { } M(int) : t(((U)(1))), u(1, 2), r(U(1, 2)) { } static T s; }; T M::s((U())); 
# 17
template< class Q> struct N : public U { T t; Q q; static Q s; static T s2; N() : U(U()), t(U()), q(Q()) { } N(int) : U(D()), q(((L< Q> )(1))) { } }; template< class Q> Q N< Q> ::s((Q())); template< class Q> T N< Q> ::s2((((U)(1)))); template< class Q> Q vt((Q())); template<> T N< int> ::s2((U())); 

# 1 "temporaries_that_alone_initialize.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__56bdbcb9_36_temporaries_that_alone_initialize_cu_a1
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "temporaries_that_alone_initialize.cudafe1.stub.c"
#include "temporaries_that_alone_initialize.cudafe1.stub.c"
# 1 "temporaries_that_alone_initialize.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
