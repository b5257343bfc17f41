# 1 "member_initializers_of_open_bases.cu"
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
namespace s { template< class T> using re = T; template< class T, class U> struct at { template< class V> struct rb { typedef V ot; }; }; 
# 5
template< class A, class U> using ar = typename at< A, int> ::template rb< U> ::ot; 
# 6
template< class T> struct B { typedef T t; B(); B(int); }; template< class T> struct B2 { typedef T t; B2(); B2(int); }; template< class T, bool b> struct hn { }; template< int , class T> struct eb { eb(); eb(int); }; 
# 7
template< class A, class V, class Tr> struct X : public B< ar< A, hn< V, Tr::x::value> > > , public B2< A>  { using nt = hn< V, Tr::x::value> ; using nat = s::ar< A, nt> ; using ha = B< nat> ; using p = typename B< nat> ::t; B< nat>  z; nat y; nt w; hn< V, Tr::x::value>  w2; X() : B2< A> (1), ha(2) { } X(int) : B2< A> (2), ha(1) { } }; 
# 8
template< class A, class V, class Tr> struct X2 : public B< hn< V, Tr::x::value> > , public B2< A>  { using nt = hn< V, Tr::x::value> ; using ha = B< nt> ; using p = typename B< nt> ::t; ha z; nt w; hn< V, Tr::x::value>  w2; X2() : B2< A> (1), ha(2) { } X2(int) : B2< A> (2), ha(1) { } }; 
# 9
template< class A, class V, class Tr> struct X3 : public B< re< V> > , public B2< A>  { using nt = s::re< V> ; using ha = B< s::re< V> > ; using p = typename B< s::re< V> > ::t; ha z; nt w; B< s::re< V> >  y; X3() : ha(2), B2< A> (1) { } X3(int) : ha(1), B2< A> (2) { } }; 
# 10
template< class A, class V, class Tr> struct X4 : public B< ar< A, V> > , public B2< A>  { using nt = V; using nat = s::ar< A, V> ; using ha = B< s::ar< A, V> > ; using p = typename B< s::ar< A, V> > ::t; ha z; nat y; nt w; X4() : ha(2), B2< A> (1) { } X4(int) : ha(1), B2< A> (2) { } }; 
# 11
template< class A, class V, class Tr> struct X5 : public B< typename A::q> , public B2< A>  { using nt = typename A::q; using ha = B< typename A::q> ; using p = typename B< typename A::q> ::t; ha z; nt w; X5() : ha(2), B2< A> (1) { } X5(int) : ha(1), B2< A> (2) { } }; 
# 12
template< class A, class V, class Tr> struct X6 : public B< typename A::q::r> , public B2< A> , public eb< 0, V>  { using nt = typename A::q::r; using ha = B< typename A::q::r> ; using p = typename B< typename A::q::r> ::t; ha z; nt w; using ev = eb< 0, V> ; X6() : ha(2), B2< A> (1), ev(3) { } X6(int) : ha(1), B2< A> (2), ev(3) { } }; 
# 13
template< class A, class V, class Tr> struct X7 : public hn< V, Tr::x::value> , public B2< A> , public eb< 0, V>  { using ha = hn< V, Tr::x::value> ; using ev = eb< 0, V> ; X7() : B2< A> (1), ev(3), ha(2) { } X7(int) : B2< A> (2), ev(3), ha(1) { } }; 
# 14
template< class A, class V, class Tr> struct X8 : public hn< V, Tr::value> , public B2< A> , public eb< 0, V>  { using ha = hn< V, Tr::value> ; using ev = eb< 0, V> ; X8() : B2< A> (1), ev(3), ha(2) { } X8(int) : B2< A> (2), ev(3), ha(1) { } }; 
# 15
}

# 1 "member_initializers_of_open_bases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2a1a769c_36_member_initializers_of_open_bases_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "member_initializers_of_open_bases.cudafe1.stub.c"
#include "member_initializers_of_open_bases.cudafe1.stub.c"
# 1 "member_initializers_of_open_bases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
