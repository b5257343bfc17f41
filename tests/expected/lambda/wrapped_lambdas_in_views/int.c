# 1 "wrapped_lambdas_in_views.cu"
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
template< class F> int use(F) { return 1; } 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

# 8
template< class F> static void __wrapper__device_stub_kern(F &f) { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}
#if 0
# 8
{ } 
#endif

#pragma GCC diagnostic pop

# 8 "wrapped_lambdas_in_views.cu"
template< class F> static void kern(F f) {__wrapper__device_stub_kern<F>(f);return;}
#if 0
# 8
{ } 
#endif
# 10 "wrapped_lambdas_in_views.cu"
struct V3 { float x, y, z; V3 operator+(const V3 & o) const; float &operator[](int); }; 
# 11
template< class T> struct View { T *p; int n; T &operator()(int i) const; T &operator[](int i) const; int size() const; }; 
# 12
void m1(View< float>  a, View< const double>  b, V3 v, int n) { 
# 13
const int half = n / 2; const float eps = (1.0E-5F); constexpr double pi = (3.14); static int st; enum { K = 3}; auto cap = [=](int i) { return i + (half); } ; typedef decltype(cap) __T0;
# 14
use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),1> , typename __nvdl_remove_ref<decltype(a)>::type, typename __nvdl_remove_ref<decltype(b)>::type, typename __nvdl_remove_ref<decltype(eps)>::type, typename __nvdl_remove_ref<decltype(pi)>::type, typename __nvdl_remove_ref<decltype(half)>::type, typename __nvdl_remove_ref<decltype(v)>::type>( __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),1> {} , a, b, eps, pi, half, v) 
#if 0
[=](int 
# 14
i) 
{ }
#if 0
# 14
{ (a)(i) = ((((b)[i] + (eps * pi)) + (K)) + st); if (i < (half)) { (a)[i] += ((v).x); }  return ((v) + (v)); } 
#endif
#endif
); 
# 15 "wrapped_lambdas_in_views.cu"
use(__nv_hdl_create_wrapper_t< true, false, __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),2> , typename __nvdl_remove_ref<decltype(a)>::type, typename __nvdl_remove_ref<decltype(n)>::type, typename __nvdl_remove_ref<decltype(v)>::type, typename __nvdl_remove_ref<decltype(eps)>::type>::__nv_hdl_create_wrapper( [=](int i) mutable { (((a).p)[i])++; (n)--; (v)[1] = eps; return ((a).size() > (n)) ? &(a) : (nullptr); } , a, n, v, eps) ); 
# 16
use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),3> , typename __nvdl_remove_ref<decltype(a)>::type, typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),3> {} , a, n) 
#if 0
[a, n](int 
# 16
i, auto ...xs) 
{ }
#if 0
# 16
{ return ((sizeof...(xs)) + (a)[i]) + (n); } 
#endif
#endif
); 
# 17 "wrapped_lambdas_in_views.cu"
use([&a = a, n](int i) { (a)[i] = (n); } ); 
# 18
use(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),V3, 4> , typename __nvdl_remove_ref<decltype(v)>::type>( __nv_dl_trailing_return_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),V3, 4> {} , v) 
#if 0
[=](int 
# 18
i)->V3 
{ }
#if 0
# 18
{ V3 r = v; r[0] += i; return r; } 
#endif
#endif
); 
# 19 "wrapped_lambdas_in_views.cu"
use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),5> , typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(n * 2)>::type>::type, typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(V3{(1), (2), (3)})>::type>::type, typename __nvdl_remove_ref<decltype(a)>::type>( __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),5> {} , n * 2, V3{(1), (2), (3)}, a) 
#if 0
[k = n * 2, s = V3{(1), (2), (3)}, a]() 
{ }
#if 0
# 19
{ return ((k) + ((s).x)) + (a)[0]; } 
#endif
#endif
); 
# 20 "wrapped_lambdas_in_views.cu"
use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),6> , typename __nvdl_remove_ref<decltype(n)>::type, typename __nvdl_remove_ref<decltype(half)>::type, typename __nvdl_remove_ref<decltype(a)>::type>( __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),6> {} , n, half, a) 
#if 0
[=]
{ }
#if 0
# 20
{ for (int j = 0; j < (n); ++j) { int t = j; while ((t--) > (half)) { (a)[t] = ((float)(half)); }  }  } 
#endif
#endif
); 
# 21 "wrapped_lambdas_in_views.cu"
use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),7> , typename __nvdl_remove_ref<decltype(n)>::type, typename __nvdl_remove_ref<decltype(half)>::type>( __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),7> {} , n, half) 
#if 0
[=]
{ }
#if 0
# 21
{ auto inner = [=](int q) 
{ }
#if 0
# 21
{ return q + (n); } 
#endif
; typedef decltype(inner) __T1;
# 21 "wrapped_lambdas_in_views.cu"
auto in2 = [&](int q) 
{ }
#if 0
# 21
{ return (q + (n)) + (half); } 
#endif
; typedef decltype(in2) __T2;
# 21 "wrapped_lambdas_in_views.cu"
return inner(1) + in2(2); } 
#endif
#endif
); 
# 22 "wrapped_lambdas_in_views.cu"
use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),8> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),8> {} , n) 
#if 0
[=]
{ }
#if 0
# 22
{ struct L { int q; int g() { return q; } }; L l{n}; return l.g(); } 
#endif
#endif
); 
# 23 "wrapped_lambdas_in_views.cu"
use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),9> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),9> {} , n) 
#if 0
[=](int (&
# 23
arr)[3], int *p = 0, const char *s = "x") noexcept 
{ }
#if 0
# 23
{ return ((arr[0]) + (*p)) + (n); } 
#endif
#endif
); 
# 24 "wrapped_lambdas_in_views.cu"
use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),10> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),10> {} , n) 
#if 0
[=]() 
{ }
#if 0
# 24
{ return n; } 
#endif
#endif
); 
# 25 "wrapped_lambdas_in_views.cu"
use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),11> >( __nv_dl_tag<void (*)(View< float>  a, View< const double>  b, V3 v, int n),(& ::m1),11> {} ) 
#if 0
[=](int 
# 25
z) 
{ }
#if 0
# 25
{ return z; } 
#endif
#endif
); 
# 26 "wrapped_lambdas_in_views.cu"
} 
# 27
template< class T, class U> struct Algo { T t; static const int N = 4; int m; template< class F> void each(F f) const { use(__nv_dl_wrapper_t< __nv_dl_tag<void (Algo< T, U> ::*)(F f) const,(&Algo::each< F> ),1> , typename __nvdl_remove_const<typename __nvdl_remove_ref<decltype(*this) > ::type> :: type const, typename __nvdl_remove_ref<decltype(f)>::type>( __nv_dl_tag<void (Algo< T, U> ::*)(F f) const,(&Algo::each< F> ),1> {} , *this, f) 
#if 0
[=, *this](int 
# 27
i) 
{ }
#if 0
# 27
{ (f)(i, m, t); } 
#endif
#endif
); 
# 27 "wrapped_lambdas_in_views.cu"
auto self = *this; use(__nv_hdl_create_wrapper_t< false, false, __nv_dl_tag<void (Algo< T, U> ::*)(F f) const,(&Algo::each< F> ),2> , typename __nvdl_remove_ref<decltype(self)>::type, typename __nvdl_remove_ref<decltype(f)>::type>::__nv_hdl_create_wrapper( [self, f](int i) { return ((self).t) + (f)(i); } , self, f) ); use(__nv_dl_wrapper_t< __nv_dl_tag<void (Algo< T, U> ::*)(F f) const,(&Algo::each< F> ),3> , typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(f)>::type>::type, typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(m)>::type>::type>( __nv_dl_tag<void (Algo< T, U> ::*)(F f) const,(&Algo::each< F> ),3> {} , f, m) 
#if 0
[f = f, mm = m]
{ }
#if 0
# 27
{ return (f)(mm) + N; } 
#endif
#endif
); 
# 27 "wrapped_lambdas_in_views.cu"
} 
# 28
template< class ...A> void var(A ...a) { use(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (Algo< T, U> ::*)(A ...a),(&Algo::var< A...> ),U, 1> >( __nv_dl_trailing_return_tag<void (Algo< T, U> ::*)(A ...a),(&Algo::var< A...> ),U, 1> {} ) 
#if 0
[=]()->U 
{ }
#if 0
# 28
{ return U(); } 
#endif
#endif
); 
# 28 "wrapped_lambdas_in_views.cu"
auto tup = View< T> {}; use(__nv_dl_wrapper_t< __nv_dl_tag<void (Algo< T, U> ::*)(A ...a),(&Algo::var< A...> ),2> , typename __nvdl_remove_ref<decltype(tup)>::type, typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(sizeof...(a))>::type>::type>( __nv_dl_tag<void (Algo< T, U> ::*)(A ...a),(&Algo::var< A...> ),2> {} , tup, sizeof...(a)) 
#if 0
[tup, n = sizeof...(a)](T 
# 28
x)->__decltype((x + 1)) 
{ }
#if 0
# 28
{ return ((tup)[n]) + x; } 
#endif
#endif
); 
# 28 "wrapped_lambdas_in_views.cu"
} 
# 29
operator bool() const { return use(__nv_hdl_create_wrapper_t< false, false, __nv_dl_tag<bool (Algo< T, U> ::*)(void) const,(&Algo::operator bool),1> , decltype(this) const>::__nv_hdl_create_wrapper( [=]{ return (m) > 0; } , this) ); } Algo &operator=(const Algo &o) { use(__nv_dl_wrapper_t< __nv_dl_tag<Algo &(Algo< T, U> ::*)(const Algo & o),(&Algo::operator=),1> , typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(o.m)>::type>::type>( __nv_dl_tag<Algo &(Algo< T, U> ::*)(const Algo & o),(&Algo::operator=),1> {} , o.m) 
#if 0
[m = o.m]
{ }
#if 0
# 29
{ return m; } 
#endif
#endif
); 
# 29 "wrapped_lambdas_in_views.cu"
return *this; } void lv() const volatile &; friend inline int operator+(Algo< T, U>  a, int b) { return use(__nv_dl_wrapper_t< __nv_dl_tag<int (*)(Algo a, int b),(& ::operator+),1> , typename __nvdl_remove_ref<decltype(b)>::type, typename __nvdl_remove_ref<decltype(a)>::type>( __nv_dl_tag<int (*)(Algo a, int b),(& ::operator+),1> {} , b, a) 
#if 0
[=]
{ }
#if 0
# 29
{ return (b) + ((a).m); } 
#endif
#endif
); 
# 29 "wrapped_lambdas_in_views.cu"
} }; 
# 30
template< class T, class U> void Algo< T, U> ::lv() const volatile & { use(__nv_dl_wrapper_t< __nv_dl_tag<void (Algo< T, U> ::*)(void) const volatile &,(&Algo::lv),1> >( __nv_dl_tag<void (Algo< T, U> ::*)(void) const volatile &,(&Algo::lv),1> {} ) 
#if 0
[](T *
# 30
p) 
{ }
#if 0
# 30
{ return *p; } 
#endif
#endif
); 
# 30 "wrapped_lambdas_in_views.cu"
} 
# 31
template< class T> auto tr(T t)->__decltype((t + 1)) { return use(__nv_dl_wrapper_t< __nv_dl_tag<auto (*)(T t)->__decltype((t + 1)),(& ::tr< T> ),1> , typename __nvdl_remove_ref<decltype(t)>::type>( __nv_dl_tag<auto (*)(T t)->__decltype((t + 1)),(& ::tr< T> ),1> {} , t) 
#if 0
[=]
{ }
#if 0
# 31
{ return t; } 
#endif
#endif
); 
# 31 "wrapped_lambdas_in_views.cu"
} 
# 32
template< class T, int N> void arr(const T (&a)[N], T (*f)(T, int), T b[N][3]) { T loc[N] = {}; int fx[2] = {1, 2}; use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(const T (& a)[N], T (* f)(T, int), T  b[N][3]),(& ::arr< T, N> ),1> , typename __nvdl_remove_ref<decltype(loc)>::type, typename __nvdl_remove_ref<decltype(fx)>::type, typename __nvdl_remove_ref<decltype(b)>::type, typename __nvdl_remove_ref<decltype(f)>::type>( __nv_dl_tag<void (*)(const T (& a)[N], T (* f)(T, int), T  b[N][3]),(& ::arr< T, N> ),1> {} , loc, fx, b, f) 
#if 0
[=](int 
# 32
i) 
{ }
#if 0
# 32
{ return ((((loc)[i]) + ((fx)[i])) + (((b)[i])[0])) + (f)(((b)[0])[0], N); } 
#endif
#endif
); 
# 32 "wrapped_lambdas_in_views.cu"
use([loc, &b2 = b]{ return (loc)[0]; } ); } 
# 33
template< template< class ...>  class C, class ...Ts> void tt(C< Ts...>  c, Ts ...ts) { use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(C< Ts...>  c, Ts ...ts),(& ::tt< C, Ts...> ),1> , typename __nvdl_remove_ref<decltype(c)>::type>( __nv_dl_tag<void (*)(C< Ts...>  c, Ts ...ts),(& ::tt< C, Ts...> ),1> {} , c) 
#if 0
[c]
{ }
#if 0
# 33
{ return (c).n; } 
#endif
#endif
); 
# 33 "wrapped_lambdas_in_views.cu"
} 
# 34
namespace a { typedef int AI; struct AS { struct In { AI q; }; }; namespace b { inline namespace c { template< class T> void deep(T t, AS::In i, AI k, const AS &s) { use(__nv_dl_wrapper_t< __nv_dl_tag<void (*)(T t, AS::In i, AI k, const AS & s),(& ::a::b::c::deep< T> ),1> , typename __nvdl_remove_ref<decltype(i)>::type, typename __nvdl_remove_ref<decltype(k)>::type>( __nv_dl_tag<void (*)(T t, AS::In i, AI k, const AS & s),(& ::a::b::c::deep< T> ),1> {} , i, k) 
#if 0
[=]
{ }
#if 0
# 34
{ return ((i).q) + (k); } 
#endif
#endif
); 
# 34 "wrapped_lambdas_in_views.cu"
} AS::In nt(AS::In *i, AI k) { use(__nv_dl_wrapper_t< __nv_dl_tag<AS::In (*)(AS::In * i, AI k),(& ::a::b::c::nt),1> , typename __nvdl_remove_ref<decltype(i)>::type, typename __nvdl_remove_ref<decltype(k)>::type>( __nv_dl_tag<AS::In (*)(AS::In * i, AI k),(& ::a::b::c::nt),1> {} , i, k) 
#if 0
[=]
{ }
#if 0
# 34
{ return ((i)->q) + (k); } 
#endif
#endif
); 
# 34 "wrapped_lambdas_in_views.cu"
return *i; } }}AS operator+(AS x, AI) { return x; } }
# 35
void gl(a::AS::In i, a::AI k) { use(__nv_dl_wrapper_t< __nv_dl_trailing_return_tag<void (*)(a::AS::In i, a::AI k),(& ::gl),a::AS::In, 1> , typename __nvdl_remove_ref<decltype(i)>::type>( __nv_dl_trailing_return_tag<void (*)(a::AS::In i, a::AI k),(& ::gl),a::AS::In, 1> {} , i) 
#if 0
[=]()->a::AS::In 
{ }
#if 0
# 35
{ return i; } 
#endif
#endif
); 
# 35 "wrapped_lambdas_in_views.cu"
use([i = a::AS{}, j = ((a::AI)3), &kk = k]{ } ); } 
# 36
int anchor = 1; 

# 1 "wrapped_lambdas_in_views.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__39a95b21_27_wrapped_lambdas_in_views_cu_1c7a1a2c
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "wrapped_lambdas_in_views.cudafe1.stub.c"
#include "wrapped_lambdas_in_views.cudafe1.stub.c"
# 1 "wrapped_lambdas_in_views.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
