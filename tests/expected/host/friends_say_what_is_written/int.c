# 1 "friends_say_what_is_written.cu"
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
template< class T> struct S; 
# 5
template< class T> inline void f(const S< T>  &); 
# 6
template< class T> void g(const S< T>  &); 
# 7
template< class T> constexpr int c(const S< T>  &); 
# 8
template< class T> static void s(const S< T>  &); 
# 9
inline void n(int); static void sn(int); 
# 10
template< class T> struct S { 
# 11
friend void f< T> (const S< T>  &); 
# 12
friend void f<> (const S< T>  &); 
# 13
template< class U> friend void f(const S< U>  &); 
# 14
friend void g< T> (const S< T>  &); 
# 15
friend int c< T> (const S< T>  &); 
# 16
friend void s< T> (const S< T>  &); 
# 17
friend void n(int); 
# 18
friend void sn(int); 
# 19
}; 
# 20
struct P { 
# 21
friend void f< int> (const S< int>  &); 
# 22
friend void f<> (const S< long>  &); 
# 23
template< class U> friend inline void f(const S< U>  &); 
# 24
friend inline void n(int); 
# 25
friend constexpr int c< int> (const S< int>  &); 
# 26
}; 
# 27
template< class T> inline void f(const S< T>  &) { } 
# 28
template< class T> void g(const S< T>  &) { } 
# 29
template< class T> constexpr int c(const S< T>  &) { return 1; } 
# 30
template< class T> void s(const S< T>  &) { } 
# 31
inline void n(int) { } void sn(int) { } 
# 32
template<> void f< char> (const S< char>  &); 
# 33
template<> inline void f< short> (const S< short>  &) { } 
# 34
template void f< unsigned> (const S< unsigned>  &);
# 35
struct Q { 
# 36
friend void f< char> (const S< char>  &); 
# 37
friend void f< short> (const S< short>  &); 
# 38
friend void f<> (const S< short>  &); 
# 39
template< class U> friend inline void f(const S< U>  &); 
# 40
}; 
# 41
S< int>  x; 
# 42
void h() { f(x); g(x); s(x); c(x); } 
# 43
struct S4 { friend inline void f4(S4) { } friend int g4(S4 *); friend inline void k4(S4) noexcept { } }; inline void f4(S4); extern inline void f4(S4); int g4(S4 *) { return 1; } struct T4 { friend inline void f4(S4); friend int g4(S4 *); friend inline void h4(T4) { } }; inline void h4(T4); template< class X> struct U { friend void f4(S4); friend inline void u(U< X> ) { } friend inline void v(int) { } friend inline void w(X) { } }; void v(int); 
# 44
struct V; struct W { friend inline void m(V &); friend constexpr int n(V &); }; struct V { friend inline void m(V &) { } friend constexpr int n(V &) { return 1; } }; 
# 45
struct os { }; namespace nn { class P; class A { friend class P; friend inline os &operator<<(os & s, const nn::P & p); friend inline void f(const nn::P &); friend inline void g(const A &, const nn::P &); }; 
# 46
class P { friend inline os &operator<<(os &s, const nn::P &p) { return s; } friend inline void f(const P &) { } friend inline void g(const nn::A &, const P &) { } void help() const { os o; (o << (*this)); f(*this); } }; 
# 47
class Q; class B { friend void h(const nn::Q &); }; class Q { friend void h(const Q &); }; void use(const Q &q, const P &p, const A &a) { h(q); f(p); g(a, p); } }
# 48
void use2(const nn::Q &q, const nn::P &p) { h(q); f(p); os o; (o << p); } 

# 1 "friends_say_what_is_written.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__2a3ec95c_30_friends_say_what_is_written_cu__Z1hv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "friends_say_what_is_written.cudafe1.stub.c"
#include "friends_say_what_is_written.cudafe1.stub.c"
# 1 "friends_say_what_is_written.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
