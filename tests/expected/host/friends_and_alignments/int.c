# 1 "friends_and_alignments.cu"
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
template< class ...T> struct alignas(T...) F { char c; }; 
# 4
template< int ...N> struct alignas(N...) G { char c; }; 
# 5
template< class ...T> struct H { alignas(T...) char c; alignas(T *...) alignas(8) char d; }; 
# 6
F< int>  f; G< 8>  g; H< long>  h; 
# 8
namespace cuda { namespace std { inline namespace __4 { typedef __decltype((nullptr)) nullptr_t; template< class T> struct e { typedef T type; }; template< bool , class T> struct ei { typedef T type; }; typedef int itt; }}}
# 9
namespace thrust_like { namespace cuda { struct q; }
# 10
template< class T> struct pointer { 
# 11
T *get() const; 
# 12
template< class U, ::cuda::std::__4::ei< true, int> ::type  = 0> static pointer to(U &r) { return pointer(); } 
# 13
friend inline bool operator==(::cuda::std::__4::nullptr_t, pointer< T>  p) { return nullptr == p.get(); } 
# 14
friend inline bool operator==(pointer< T>  p, ::cuda::std::__4::nullptr_t) { return nullptr == p.get(); } 
# 15
bool m(::cuda::std::__4::nullptr_t n, ::cuda::std::__4::itt i) { return true; } 
# 16
friend inline bool operator!=(::cuda::std::__4::itt, pointer< T>  p) { return nullptr == p.get(); } 
# 17
pointer(::cuda::std::__4::nullptr_t) { } 
# 18
pointer(); 
# 19
}; 
# 20
}
# 21
struct X { }; enum E { e1}; typedef int ti; template< class T> struct TT { }; 
# 22
namespace n { struct X; enum E { q}; typedef long ti; template< class T> struct TT; namespace m { struct Y; }
# 23
struct P { 
# 24
friend inline bool operator==(::X, P p) { return true; } 
# 25
friend inline bool operator!=(::E, P p) { return true; } 
# 26
friend inline bool operator<(::ti, P p) { return true; } 
# 27
friend inline bool operator>(::TT< int> , P p) { return true; } 
# 28
friend inline bool operator<=(n::X *, P p) { return true; } 
# 29
friend inline bool operator>=(n::m::Y *, P p) { return true; } 
# 30
friend inline bool f(n::TT< int>  *, ::TT< P> , P p) { return true; } 
# 31
struct In { friend inline int g(In, n::P, n::X *, ::X *) { return 0; } }; 
# 32
}; 
# 33
template< class T> struct Q { struct X { }; friend inline bool operator==(::X, Q< T>  p) { return true; } friend inline bool operator!=(typename Q< T> ::X, Q< T>  p) { return true; } }; 
# 34
}

# 1 "friends_and_alignments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4fbcb88a_25_friends_and_alignments_cu_cb441f6f_9860
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friends_and_alignments.cudafe1.stub.c"
#include "friends_and_alignments.cudafe1.stub.c"
# 1 "friends_and_alignments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
