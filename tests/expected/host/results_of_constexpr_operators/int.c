# 1 "results_of_constexpr_operators.cu"
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
struct F { int a; }; 
# 5
constexpr F cfv{}; constexpr int ci = 1; 
# 6
struct CF { constexpr const F &operator=(const F &x) const { return x; } constexpr const F &operator+(const F &x) const { return x; } 
# 7
constexpr const int &operator-(int) const { return ci; } 
# 8
constexpr int operator*(int) const { return ci; } 
# 9
constexpr F operator<<(int) const { return F{}; } 
# 10
constexpr const F *operator>>(int) const { return &cfv; } 
# 11
constexpr operator int() const { return 1; } 
# 12
}; constexpr CF cf{}; 
# 13
constexpr CF mk() { return CF(); } 
# 14
constexpr int x1 = (mk() - (1)); const int x2 = (mk() - (1)); int x3 = (mk() - (1)); constexpr int x4 = ((mk() - (1)) + 1); const int x5 = ((mk() - (1)) + 1); int x6 = ((mk() - (1)) + 1); 
# 15
constexpr int y1 = (mk() * (1)); const int y2 = (mk() * (1)); int y3 = (mk() * (1)); constexpr int y4 = ((mk() * (1)) + 1); const int y5 = ((mk() * (1)) + 1); int y6 = ((mk() * (1)) + 1); 
# 16
constexpr F z1 = (mk() << (1)); const F z2 = (mk() << (1)); F z3 = (mk() << (1)); constexpr F z4 = (mk() + cfv); const F z5 = (mk() + cfv); F z6 = ((mk() + cfv)); 
# 17
constexpr const F *p1 = (mk() >> (1)); const F *p2 = (mk() >> (1)); constexpr const F *p3 = ((mk() >> (1)) + 0); const F *p4 = (&((mk() >> (1))[0])); constexpr const F &p5 = (*(mk() >> (1))); constexpr int p6 = ((mk() >> (1))->a); int p7 = ((mk() >> (1))->a); 
# 18
constexpr bool q1 = ((mk() >> (1)) == (&cfv)); bool q2 = ((mk() >> (1)) == (&cfv)); constexpr bool q3 = ((&(mk() + cfv)) == (&cfv)); const bool q4 = ((&(mk() + cfv)) == (&cfv)); bool q5 = ((&(mk() + cfv)) == (&cfv)); 
# 19
constexpr const F &r1 = ((mk() + cfv)); const F &r2 = ((mk() + cfv)); const int &r3 = ((mk() + cfv).a); int r4 = ((mk() + cfv).a); constexpr int r5 = ((mk() + cfv).a); const int r6 = ((mk() + cfv).a); 
# 20
void f() { 
# 21
constexpr int x1 = (mk() - (1)); const int x2 = (mk() - (1)); int x3 = (mk() - (1)); constexpr int x4 = ((mk() - (1)) + 1); const int x5 = ((mk() - (1)) + 1); int x6 = ((mk() - (1)) + 1); 
# 22
constexpr F z1 = (mk() << (1)); const F z2 = (mk() << (1)); F z3 = (mk() << (1)); constexpr F z4 = (mk() + cfv); const F z5 = (mk() + cfv); F z6 = ((mk() + cfv)); 
# 23
constexpr const F *p1 = (mk() >> (1)); const F *p2 = (mk() >> (1)); constexpr const F *p3 = ((mk() >> (1)) + 0); const F *p4 = (&((mk() >> (1))[0])); constexpr const F &p5 = (*(mk() >> (1))); constexpr int p6 = ((mk() >> (1))->a); int p7 = ((mk() >> (1))->a); 
# 24
constexpr const F &r1 = ((mk() + cfv)); const F &r2 = ((mk() + cfv)); const int &r3 = ((mk() + cfv).a); int r4 = ((mk() + cfv).a); constexpr int r5 = ((mk() + cfv).a); const int r6 = ((mk() + cfv).a); 
# 25
constexpr bool q1 = ((mk() >> (1)) == (&cfv)); bool q2 = ((mk() >> (1)) == (&cfv)); constexpr bool q3 = ((&(mk() + cfv)) == (&cfv)); const bool q4 = ((&(mk() + cfv)) == (&cfv)); bool q5 = ((&(mk() + cfv)) == (&cfv)); 
# 26
} 
# 27
struct S { 
# 28
static constexpr inline int x1 = (mk() - (1)); static const int x2 = (mk() - (1)); int x3 = (mk() - (1)); static constexpr inline int x4 = ((mk() - (1)) + 1); static const int x5 = ((mk() - (1)) + 1); int x6 = ((mk() - (1)) + 1); 
# 29
static constexpr inline F z1 = (mk() << (1)); const F z2 = (mk() << (1)); F z3 = (mk() << (1)); static constexpr inline F z4 = (mk() + cfv); const F z5 = (mk() + cfv); F z6 = ((mk() + cfv)); 
# 30
static constexpr inline const F *p1 = (mk() >> (1)); const F *p2 = (mk() >> (1)); static constexpr inline const F *p3 = ((mk() >> (1)) + 0); static constexpr inline const F &p5 = (*(mk() >> (1))); static constexpr inline int p6 = ((mk() >> (1))->a); 
# 31
static constexpr inline const F &r1 = ((mk() + cfv)); const F &r2 = ((mk() + cfv)); const int &r3 = ((mk() + cfv).a); int r4 = ((mk() + cfv).a); static constexpr inline int r5 = ((mk() + cfv).a); static const int r6 = ((mk() + cfv).a); 
# 32
static constexpr inline bool q1 = ((mk() >> (1)) == (&cfv)); bool q2 = ((mk() >> (1)) == (&cfv)); static constexpr inline bool q3 = ((&(mk() + cfv)) == (&cfv)); static const bool q4 = ((&(mk() + cfv)) == (&cfv)); bool q5 = ((&(mk() + cfv)) == (&cfv)); 
# 33
static inline const F &s1 = ((mk() + cfv)); static inline int s2 = (mk() - (1)); static inline const int s3 = ((mk() - (1)) + 1); 
# 34
}; 
# 35
template< class T> struct TS { 
# 36
static constexpr inline const F *p1 = ((mk()) >> (1)); const F *p2 = ((mk()) >> (1)); static constexpr inline const F *p3 = (((mk()) >> (1)) + 0); static constexpr inline const F &p5 = (*((mk()) >> (1))); static constexpr inline int p6 = (((mk()) >> (1))->a); 
# 37
static constexpr inline const F &r1 = (((mk()) + cfv)); const F &r2 = (((mk()) + cfv)); const int &r3 = (((mk()) + cfv).a); int r4 = (((mk()) + cfv).a); static constexpr inline int r5 = (((mk()) + cfv).a); static const int r6 = (((mk()) + cfv).a); 
# 38
static constexpr inline bool q1 = (((mk()) >> (1)) == (&cfv)); bool q2 = (((mk()) >> (1)) == (&cfv)); static constexpr inline bool q3 = ((&((mk()) + cfv)) == (&cfv)); static const bool q4 = ((&((mk()) + cfv)) == (&cfv)); bool q5 = ((&((mk()) + cfv)) == (&cfv)); 
# 39
}; 

# 1 "results_of_constexpr_operators.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4d8ce0b0_33_results_of_constexpr_operators_cu_x3
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "results_of_constexpr_operators.cudafe1.stub.c"
#include "results_of_constexpr_operators.cudafe1.stub.c"
# 1 "results_of_constexpr_operators.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
