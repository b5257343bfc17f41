# 1 "settled_calls_of_members.cu"
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
int fr1(int); int fr2(int); long fr2(long); template< class T> int fr3(T); 
# 6
struct Q { int q1(int) const; static int q2(int); int q3(int); int q3(long); }; 
# 7
struct base { int b1(int); }; 
# 8
struct P : public base { 
# 9
template< class T> P &operator<<(const T &t) { return *this; } 
# 10
P &operator<<(sv t) { return *this; } 
# 11
int m1(int); int m2(int); int m2(long); int m3(int); long m3(long); template< class T> int m4(T); static int m5(int); int m6(int, int = 0); int m7(int, int); int m8(...); int m9(int); template< class T> int m9(T *); auto m10(int) { return 1; } P &m11(int); int (*m12)(int); P operator()(int); template< int > int m13(int); Q q; int m14(int) const; private: int m15(int); 
# 12
template< class A> void f(const A &op) { 
# 13
((((*this) << (this->m1(op)))) << (1)); 
# 14
((*this) << m2(op)) << 2; 
# 15
((*this) << m3(op)) << 3; 
# 16
((*this) << m4(op)) << 4; 
# 17
((((*this) << (m5(op)))) << (5)); 
# 18
((((*this) << (this->m6(op)))) << (6)); 
# 19
((((*this) << (this->m8(op)))) << (8)); 
# 20
((*this) << m9(op)) << 9; 
# 21
((((*this) << (this->m10(op)))) << (10)); 
# 22
((((*this) << (this->m11(op)))) << (11)); 
# 23
((((*this) << ((m12)(op)))) << (12)); 
# 24
((*this) << (*this)(op)) << 13; 
# 25
((*this) << m13< 1> (op)) << 14; 
# 26
((((*this) << ((q).q1(op)))) << (15)); 
# 27
((((*this) << ((q).q2(op)))) << (16)); 
# 28
((*this) << (q).q3(op)) << 17; 
# 29
((((*this) << (Q::q2(op)))) << (18)); 
# 30
((*this) << fr1(op)) << 19; 
# 31
((((*this) << (::fr1(op)))) << (20)); 
# 32
((*this) << fr2(op)) << 21; 
# 33
((*this) << fr3(op)) << 22; 
# 34
((((*this) << (this->m1(op)))) << (23)); 
# 35
((*this) << this->m2(op)) << 24; 
# 36
((((*this) << (this->P::m1(op)))) << (25)); 
# 37
((((*this) << (this->b1(op)))) << (26)); 
# 38
((((*this) << (this->m14(op)))) << (27)); 
# 39
((((*this) << (this->m1((op.x))))) << (28)); 
# 40
((((*this) << (this->m1(op())))) << (29)); 
# 41
((((*this) << (this->m7(1, op)))) << (31)); 
# 42
((((*this) << (fr1(op)))) << (32)); 
# 43
int (*pf)(int) = fr1; ((((*this) << (pf(op)))) << (33)); 
# 44
((*this) << [](int a) { return 1; } (op)) << 34; 
# 45
auto l = [](int a) { return 1; } ; ((*this) << l(op)) << 35; 
# 46
auto g = [](auto a) { return 1; } ; ((*this) << g(op)) << 36; 
# 47
((((*this) << ((int)op))) << (37)); 
# 48
((((*this) << ((op) ? 1 : 2))) << (38)); 
# 49
((((*this) << ((Q)(op)))) << (39)); 
# 50
((*this) << (op == 1)) << 40; 
# 51
((*this) << (!op)) << 41; 
# 52
((*this) << (op && op)) << 42; 
# 53
((((*this) << (sizeof(op)))) << (43)); 
# 54
((*this) << (new A)) << 44; 
# 55
((((*this) << (static_cast< int>(op)))) << (45)); 
# 56
((((*this) << ({ 1; }))) << (46)); 
# 57
((*this) << A::f(1)) << 47; 
# 58
((((*this) << (noexcept(op)))) << (48)); 
# 59
((*this) << (op, 1)) << 49; 
# 60
((*this) << ((q).*op)) << 51; 
# 61
((*this) << (&op)) << 52; 
# 62
} 
# 63
}; 
# 64
template< class T> struct W { int m1(int); int m2(int); long m2(long); static int m3(int); T m4(int); W &operator<<(int); template< class U> W &operator<<(U); 
# 65
P &p; 
# 66
void f(T op) { 
# 67
((p) << m1(op)) << 1; 
# 68
((p) << m2(op)) << 2; 
# 69
((((p) << ((m3)(op)))) << (3)); 
# 70
((p) << m4(1)) << 4; 
# 71
((((p) << (m1(op)))) << (5)); 
# 72
((((p) << ((m3)(op)))) << (6)); 
# 73
((p) << m1(1)) << 7; 
# 74
((p) << m2(1)) << 8; 
# 75
((p) << fr1(op)) << 9; 
# 76
} 
# 77
template< class U> void g(U op) { 
# 78
((p) << m1(op)) << 1; 
# 79
((p) << m2(op)) << 2; 
# 80
((((p) << ((m3)(op)))) << (3)); 
# 81
((p) << m1(1)) << 7; 
# 82
} 
# 83
}; 

# 1 "settled_calls_of_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__c3a0a813_27_settled_calls_of_members_cu_9e296f8f_29975
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "settled_calls_of_members.cudafe1.stub.c"
#include "settled_calls_of_members.cudafe1.stub.c"
# 1 "settled_calls_of_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
