# 1 "parents_of_specializations.cu"
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
# 1
# 7
template< class F> int use(F f) { return 1; } 
# 8
namespace N { template< class T, class > struct C { void m() { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (C< T> ::*)(void),(&C::m),1> >( __nv_dl_tag<void (C< T> ::*)(void),(&C::m),1> {} ) 
#if 0
[]
{ }
#if 0
# 8
{ } 
#endif
#endif
; 
# 8 "parents_of_specializations.cu"
} template< class U> void mm(U) { use(__nv_dl_wrapper_t< __nv_dl_tag<void (C< T> ::*)(U),(&C::mm< U> ),1> >( __nv_dl_tag<void (C< T> ::*)(U),(&C::mm< U> ),1> {} ) 
#if 0
[]
{ }
#if 0
# 8
{ } 
#endif
#endif
); 
# 8 "parents_of_specializations.cu"
} struct In { void z() { use(__nv_dl_wrapper_t< __nv_dl_tag<void (In::*)(void),(&In::z),1> >( __nv_dl_tag<void (In::*)(void),(&In::z),1> {} ) 
#if 0
[]
{ }
#if 0
# 8
{ } 
#endif
#endif
); 
# 8 "parents_of_specializations.cu"
} }; }; 
# 9
template< class T> struct C< T, int>  { void m() { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (N::C< T, int> ::*)(void),(&C::m),1> >( __nv_dl_tag<void (N::C< T, int> ::*)(void),(&C::m),1> {} ) 
#if 0
[]
{ }
#if 0
# 9
{ } 
#endif
#endif
; 
# 9 "parents_of_specializations.cu"
} }; 
# 10
template<> struct C< char, char>  { void m() { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (N::C< char, char> ::*)(void),(&C::m),1> >( __nv_dl_tag<void (N::C< char, char> ::*)(void),(&C::m),1> {} ) 
#if 0
[]
{ }
#if 0
# 10
{ } 
#endif
#endif
; typedef decltype(l) __T0;
# 10 "parents_of_specializations.cu"
} }; 
# 11
template< class ...Ts> struct V { void m() { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (V< Ts...> ::*)(void),(&V::m),1> >( __nv_dl_tag<void (V< Ts...> ::*)(void),(&V::m),1> {} ) 
#if 0
[]
{ }
#if 0
# 11
{ } 
#endif
#endif
; 
# 11 "parents_of_specializations.cu"
} }; 
# 12
template< class > struct W { void m() { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (W::*)(void),(&W::m),1> >( __nv_dl_tag<void (W::*)(void),(&W::m),1> {} ) 
#if 0
[]
{ }
#if 0
# 12
{ } 
#endif
#endif
; 
# 12 "parents_of_specializations.cu"
} }; 
# 13
template<> void V< int, char> ::m() { auto l = __nv_dl_wrapper_t< __nv_dl_tag<void (N::V< int, char> ::*)(void),(&V::m),1> >( __nv_dl_tag<void (N::V< int, char> ::*)(void),(&V::m),1> {} ) 
#if 0
[]
{ }
#if 0
# 13
{ } 
#endif
#endif
; typedef decltype(l) __T1;
# 13 "parents_of_specializations.cu"
} 
# 14
struct S { struct T { void t(); static void st(); template< class U> static void su(U); }; }; 
# 15
void S::T::t() { use(__nv_dl_wrapper_t< __nv_dl_tag<void (T::*)(void),(&T::t),1> >( __nv_dl_tag<void (T::*)(void),(&T::t),1> {} ) 
#if 0
[]
{ }
#if 0
# 15
{ } 
#endif
#endif
); 
# 15 "parents_of_specializations.cu"
} 
# 16
void S::T::st() { use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(void),(&st),1> >( __nv_dl_tag<void (*)(void),(&st),1> {} ) 
#if 0
[]
{ }
#if 0
# 16
{ } 
#endif
#endif
); 
# 16 "parents_of_specializations.cu"
} 
# 17
template< class U> void S::T::su(U) { use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(U),(&su< U> ),1> >( __nv_dl_tag<void (*)(U),(&su< U> ),1> {} ) 
#if 0
[]
{ }
#if 0
# 17
{ } 
#endif
#endif
); 
# 17 "parents_of_specializations.cu"
} 
# 18
template< class T> struct O { template< class U> struct I { void m(T, U) { use(__nv_dl_wrapper_t< __nv_dl_tag<void (I< U> ::*)(T, U),(&I::m),1> >( __nv_dl_tag<void (I< U> ::*)(T, U),(&I::m),1> {} ) 
#if 0
[]
{ }
#if 0
# 18
{ } 
#endif
#endif
); 
# 18 "parents_of_specializations.cu"
} template< class V> void v(V) { use(__nv_dl_wrapper_t< __nv_dl_tag<void (I< U> ::*)(V),(&I::v< V> ),1> >( __nv_dl_tag<void (I< U> ::*)(V),(&I::v< V> ),1> {} ) 
#if 0
[]
{ }
#if 0
# 18
{ } 
#endif
#endif
); 
# 18 "parents_of_specializations.cu"
} }; }; 
# 19
}
# 20
template< class T> void ft(T); 
# 21
template<> void ft< int> (int) { use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int),(& ::ft< int> ),1> >( __nv_dl_tag<void (*)(int),(& ::ft< int> ),1> {} ) 
#if 0
[]
{ }
#if 0
# 21
{ } 
#endif
#endif
); 
# 21 "parents_of_specializations.cu"
} 
# 22
template< class T, T ...Is> void fp(T a, const T &b = T()) { use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(T a, const T & b),(& ::fp< T, Is...> ),1> , typename __nvdl_remove_ref<decltype(a)>::type>( __nv_dl_tag<void (*)(T a, const T & b),(& ::fp< T, Is...> ),1> {} , a) 
#if 0
[=]
{ }
#if 0
# 22
{ return a; } 
#endif
#endif
); 
# 22 "parents_of_specializations.cu"
} 
# 23
void lst(int (*fp)(int a, char b), int n, ...) { use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int (* fp)(int a, char b), int n, ...),(& ::lst),1> , typename __nvdl_remove_ref<decltype(fp)>::type>( __nv_dl_tag<void (*)(int (* fp)(int a, char b), int n, ...),(& ::lst),1> {} , fp) 
#if 0
[=]
{ }
#if 0
# 23
{ return fp; } 
#endif
#endif
); 
# 23 "parents_of_specializations.cu"
} 
# 24
struct Q { int operator()(int) const volatile & noexcept { use(__nv_dl_wrapper_t< __nv_dl_tag<int (Q::*)(int) const volatile & noexcept,(&Q::operator()),1> >( __nv_dl_tag<int (Q::*)(int) const volatile & noexcept,(&Q::operator()),1> {} ) 
#if 0
[]
{ }
#if 0
# 24
{ } 
#endif
#endif
); 
# 24 "parents_of_specializations.cu"
return 1; } template< class T> bool operator<(T) { use(__nv_dl_wrapper_t< __nv_dl_tag<bool (Q::*)(T),(&Q::operator< < T> ),1> >( __nv_dl_tag<bool (Q::*)(T),(&Q::operator< < T> ),1> {} ) 
#if 0
[]
{ }
#if 0
# 24
{ } 
#endif
#endif
); 
# 24 "parents_of_specializations.cu"
return 1; } template< class T> bool operator<<(T) { use(__nv_dl_wrapper_t< __nv_dl_tag<bool (Q::*)(T),(&Q::operator<< < T> ),1> >( __nv_dl_tag<bool (Q::*)(T),(&Q::operator<< < T> ),1> {} ) 
#if 0
[]
{ }
#if 0
# 24
{ } 
#endif
#endif
); 
# 24 "parents_of_specializations.cu"
return 1; } }; 
# 25
void hd(int x) { use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int x),(& ::hd),1> , typename __nvdl_remove_ref<decltype(x)>::type>( __nv_dl_tag<void (*)(int x),(& ::hd),1> {} , x) 
#if 0
[=]
{ }
#if 0
# 25
{ return x; } 
#endif
#endif
); 
# 25 "parents_of_specializations.cu"
use([=]{ return x; } ); use([=]{ return x; } ); } 
# 26
__attribute__((unused)) void dd(int x) {int volatile ___ = 1;(void)x;::exit(___);}
#if 0
# 26
{ use([=]
{ }
#if 0
# 26
{ return x; } 
#endif
); 
# 26 "parents_of_specializations.cu"
use([=]{ return x; } ); use([=]{ return x; } ); } 
#endif
# 27 "parents_of_specializations.cu"
int anchor = 1; 
# 28
struct MM { int a; void f(); static int s(int); int g() { auto l = [=]{ (this)->f(); return s(1); } ; typedef decltype(l) __T2;auto k = [=]{ return s(1); } ; typedef decltype(k) __T3;auto m = __nv_dl_wrapper_t< __nv_dl_tag<int (MM::*)(void),(&MM::g),1> >( __nv_dl_tag<int (MM::*)(void),(&MM::g),1> {} ) 
#if 0
[=]
{ }
#if 0
# 28
{ return sizeof (a); } 
#endif
#endif
; typedef decltype(m) __T4;
# 28 "parents_of_specializations.cu"
auto o = __nv_dl_wrapper_t< __nv_dl_tag<int (MM::*)(void),(&MM::g),2> , decltype(this) const>( __nv_dl_tag<int (MM::*)(void),(&MM::g),2> {} , this) 
#if 0
[=]
{ }
#if 0
# 28
{ (this)->f(); return s(1); } 
#endif
#endif
; typedef decltype(o) __T5;
# 28 "parents_of_specializations.cu"
auto p = __nv_dl_wrapper_t< __nv_dl_tag<int (MM::*)(void),(&MM::g),3> >( __nv_dl_tag<int (MM::*)(void),(&MM::g),3> {} ) 
#if 0
[=]
{ }
#if 0
# 28
{ return s(1); } 
#endif
#endif
; typedef decltype(p) __T6;
# 28 "parents_of_specializations.cu"
return l(); } }; 

# 1 "parents_of_specializations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__59fd5610_29_parents_of_specializations_cu_9475381a
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "parents_of_specializations.cudafe1.stub.c"
#include "parents_of_specializations.cudafe1.stub.c"
# 1 "parents_of_specializations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
