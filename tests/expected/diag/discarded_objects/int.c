# 1 "discarded_objects.cu"
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
struct [[nodiscard]] S { S(int); S(S &&); S(const S &); S &operator=(S &&); S &operator=(const S &); S operator+(S); S f(); S &r(); operator int(); }; 
# 4
S &sref(); S sval(); [[nodiscard]] int nd(); [[nodiscard]] S ns(); [[nodiscard]] S &nr(); 
# 5
void g(S s, int t, S *p) { 
# 6
(s = static_cast< S>(t)); 
# 7
(s = ((S)(1))); 
# 8
(s = s); 
# 9
(s = (1)); 
# 10
(s + s); 
# 11
sref(); 
# 12
sval(); 
# 13
nd(); 
# 14
((S)(1)); 
# 15
static_cast< S>(1); 
# 16
((S)(1)); 
# 17
S{1}; 
# 18
((sval()) = s); 
# 19
(s = (sval())); 
# 20
(s = (ns())); 
# 21
ns(); 
# 22
nr(); 
# 23
((nr()) = s); 
# 24
((nr()) = (sval())); 
# 25
p->f(); 
# 26
s.r(); 
# 27
*p; 
# 28
static_cast< S &>(s); 
# 29
((t) ? ((S)(1)) : s); 
# 30
(sval()), (sval()); 
# 31
((S)(1)); 
# 32
sval(); 
# 33
t && ((sval()), 1); 
# 34
(s = ((s + s))); 
# 35
s.operator=(s); 
# 36
s.operator=(((S)(1))); 
# 37
(s = (((t) ? ((S)(1)) : ((S)(2))))); 
# 38
((sref()) = ((S)(1))); 
# 39
((*p) = ((S)(1))); 
# 40
for (((S)(1)); t; ((S)(2))) { ; }  
# 41
(void)(((S)(1))); static_cast< void>(((S)(2))); 
# 42
!(sval()); 
# 43
+(sval()); 
# 44
((sval()) + s); 
# 45
(sval()).f(); 
# 46
(sval()).r(); 
# 47
new S(1); 
# 48
(s = ((S)(s))); 
# 49
(s = s); 
# 51
(s = (static_cast< S &&>(s))); 
# 52
} 
# 53
struct [[nodiscard]] A { }; A a; A fa(); A &fr(); 
# 54
void h() { 
# 55
a = A(); 
# 56
a = fa(); 
# 57
a = A{}; 
# 58
fa(); 
# 59
A(); 
# 60
A{}; 
# 61
fr(); 
# 62
a = a; 
# 63
fr() = A(); 
# 64
} 
# 65
struct [[nodiscard("why")]] W { W(int); }; W fw(); 
# 66
struct [[nodiscard]] C { C(); }; enum [[nodiscard]] E { e}; E fe(); 
# 67
struct D { [[nodiscard]] D(int); D(); [[nodiscard("because")]] D(char); }; 
# 68
void k(W w) { 
# 69
w = ((W)(1)); w = fw(); fw(); ((W)(1)); w = w; C(); C{}; E(); (E)1; e; (E)1; fe(); static_cast< E>(1); 
# 70
((D)(1)); D(); ((D)('c')); D{1}; D d(1); static_cast< D>(1); ((D)(1)); d = ((D)(1)); d = (1); 
# 71
} 

# 1 "discarded_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ca89f9b7_20_discarded_objects_cu_bbdaea0b
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "discarded_objects.cudafe1.stub.c"
#include "discarded_objects.cudafe1.stub.c"
# 1 "discarded_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
