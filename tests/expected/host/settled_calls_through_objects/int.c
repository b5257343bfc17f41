# 1 "settled_calls_through_objects.cu"
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
struct sv { const char *p; unsigned n; constexpr sv(const char *p) : p(p), n((0)) { } }; 
# 5
int fr1(int); int fr5(int, int = 1); int vf(int, ...); 
# 6
template< class T> struct tb { int t1(int); static int t2(int); T t3(int); }; 
# 7
struct nb { int n1(int); static int n2(int); }; 
# 8
struct P { 
# 9
template< class T> P &operator<<(const T &t) { return *this; } 
# 10
P &operator<<(sv t) { return *this; } 
# 11
int m1(int); int m2(int, int = 2); void m3(int); int &m4(int); const int m5(int); int &&m6(int); virtual int m7(int); int m8(P &); int m9(int) const; int m9(int); int m10(const sv &); template< class T> friend int ff(P &, T); int m11(int) = delete;int m12(int *); 
# 12
template< class A> void f(const A &op) { 
# 13
((((*this) << (this->m2(op)))) << (3)); 
# 14
((((*this) << (this->m4(op)))) << (5)); 
# 15
((((*this) << (this->m5(op)))) << (6)); 
# 16
((((*this) << (this->m6(op)))) << (7)); 
# 17
((((*this) << (this->m7(op)))) << (8)); 
# 18
((((*this) << (this->m8(op)))) << (9)); 
# 19
((*this) << m9(op)) << 10; 
# 20
((((*this) << (this->m10(op)))) << (11)); 
# 21
((((*this) << (this->m12(op)))) << (13)); 
# 22
((((*this) << (::vf(op)))) << (14)); 
# 23
((((*this) << (::vf(op, 1, op)))) << (15)); 
# 24
((((*this) << (::fr5(op)))) << (16)); 
# 25
((((*this) << (this->m1(sizeof(op))))) << (17)); 
# 26
((((*this) << (this->m1(A::x)))) << (18)); 
# 27
((((*this) << (this->m1(this->m1(op))))) << (19)); 
# 28
((((*this) << (this->m1(fr1(op))))) << (20)); 
# 29
{ int fr1(int); ((*this) << fr1(op)) << 21; } 
# 30
int x = this->m1(op); this->m3(op); (void)this->m1(op); while ((this->m1(op)) && (this->m4(op))) { ; }  
# 31
this->m4(op) = 1; int y = this->m1(op) + 2; y += this->m1(op); y = this->m1(op); double d = this->m1(op); auto z = (this->m1(op)) ? 1 : 2; int *q = &this->m4(op); char c(this->m1(op)); bool b{this->m1(op) != 0}; switch (this->m1(op)) { }  int arr[] = {this->m1(op), 2}; fr1(this->m1(op)); new int(this->m1(op)); 
# 32
double dd; dd = (this->m1(op)); dd *= (this->m1(op)); y << this->m1(op); !(this->m1(op)); -this->m1(op); (long)this->m1(op); static_cast< long>(this->m1(op)); 
# 33
} 
# 34
template< class ...A> void g(A ...a) { 
# 35
((((*this) << (this->m1(a...)))) << (1)); 
# 36
((((*this) << (this->m2(a...)))) << (2)); 
# 37
((((*this) << (::vf(a...)))) << (3)); 
# 38
((((*this) << (this->m1((a + ... ))))) << (4)); 
# 39
((((*this) << (this->m2(1, a...)))) << (5)); 
# 40
} 
# 41
template< class A> int h(A a) { return this->m1(a); } 
# 42
template< class A> const int &h2(A a) { return this->m4(a); } 
# 43
template< class A> double h3(A a) { return this->m1(a); } 
# 44
}; 
# 45
template< class T> struct W : public tb< T> , public nb { int m1(int); static int m3(int); int m4(T); void m5(int); W &me(); 
# 46
::P &p; ::P pp; int (*fp)(int); static int (*sfp)(int); tb< T>  tt; ::nb nn; W *w; 
# 47
void f(T op) { 
# 48
((((p) << (m1(op)))) << (1)); 
# 49
((((p) << (this->::nb::n1(op)))) << (2)); 
# 50
((((p) << (n2(op)))) << (3)); 
# 51
((((p) << (this->n1(op)))) << (4)); 
# 52
((p) << W< T> ::m1(op)) << 6; 
# 53
((((p) << ((*this).m1(op)))) << (7)); 
# 54
((p) << me().m1(op)) << 8; 
# 55
((((p) << ((fp)(op)))) << (9)); 
# 56
((((p) << (sfp(op)))) << (10)); 
# 57
((((p) << ((this->fp)(op)))) << (11)); 
# 58
((p) << (tt).t1(op)) << 12; 
# 59
((((p) << ((nn).n1(op)))) << (13)); 
# 60
((((p) << (tb< int> ::t2(op)))) << (14)); 
# 61
((((p) << ((w)->m1(op)))) << (15)); 
# 62
((((p) << ((w)->m3(op)))) << (16)); 
# 63
((((p) << ((p).m1(op)))) << (17)); 
# 64
((((p) << ((pp).m1(op)))) << (18)); 
# 65
((p) << m4(op)) << 19; 
# 66
((((p) << (m4(op)))) << (20)); 
# 67
((((p) << (m4(1)))) << (21)); 
# 68
m5(op); m5(op); m1(op) + 1; m1(op) + 1; int x = m1(op); double d = m1(op); if (m1(op)) { }  
# 69
auto l = [this, op]{ return (((p) << m1(op)) << (this)->m1(op)) << (this)->::nb::n1(op); } ; 
# 70
} 
# 71
}; 

# 1 "settled_calls_through_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5379d72f_32_settled_calls_through_objects_cu_c3d62704_30264
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "settled_calls_through_objects.cudafe1.stub.c"
#include "settled_calls_through_objects.cudafe1.stub.c"
# 1 "settled_calls_through_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
