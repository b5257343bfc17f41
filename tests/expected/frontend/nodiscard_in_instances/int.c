# 1 "nodiscard_in_instances.cu"
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
struct [[nodiscard]] value { 
# 4
value(); 
# 5
value(int); 
# 6
~value(); 
# 7
value &operator=(const value &); 
# 8
value &self(); 
# 9
}; 
# 10
[[nodiscard]] int count(); 
# 11
[[nodiscard]] int count_of(int); 
# 12
value make(); 
# 13
template< class X> struct outer { 
# 14
struct [[nodiscard]] inner { 
# 15
inner(int); 
# 16
inner &self(); 
# 17
}; 
# 18
enum class [[nodiscard]] state { on}; 
# 19
state get(); 
# 20
inner in(); 
# 21
[[nodiscard]] X x(); 
# 22
static X y(); 
# 23
}; 
# 24
template< class X> void f(X x) { 
# 25
(X)3; 
# 26
count(); 
# 27
make(); 
# 28
x.self() = 3; 
# 29
x = 3; 
# 30
outer< X> ().x(); 
# 31
outer< X> ().y(); 
# 32
outer< X> ().get(); 
# 33
outer< X> ().in(); 
# 34
count(), x.self(); 
# 35
count_of(sizeof(X)); 
# 36
for (make(); ; x = 3) { break; }  
# 37
} 
# 38
struct functions { 
# 39
[[nodiscard]] int operator()(); 
# 40
[[nodiscard("named")]] int f(); 
# 41
value operator+(int); 
# 42
}; 
# 43
template< class X> void g(X x) { 
# 44
x(); 
# 45
x.f(); 
# 46
x + 3; 
# 47
count_of(x.f()); 
# 48
x.f(), count(); 
# 49
count(), x.f(); 
# 50
static_cast< long>(x.f()); 
# 51
(void)x(); 
# 52
} 
# 53
template< class ...X> void h(X ...x) { 
# 54
(x.f() , ... ); 
# 55
} 
# 56
template< class X> struct members { 
# 57
functions f; 
# 58
X x; 
# 59
[[nodiscard]] int n(); 
# 60
[[nodiscard]] static int s(); 
# 61
void m() { 
# 62
(f).f(); 
# 63
(this->f).f(); 
# 64
(x).f(); 
# 65
n(); 
# 66
(s)(); 
# 67
} 
# 68
}; 
# 69
template void f(value x);
# 70
template void g(functions x);
# 71
template void h(functions __VAR2__x, functions __VAR1__x);
# 72
template struct members< functions> ;
# 73
void use(outer< int>  o) { 
# 74
o.get(); 
# 75
o.in(); 
# 76
o.x(); 
# 77
((outer< int> ::inner)(3)); 
# 78
((outer< int> ::inner)(3)).self(); 
# 79
} 

# 1 "nodiscard_in_instances.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1dff37b3_25_nodiscard_in_instances_cu_b0027dc8
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "nodiscard_in_instances.cudafe1.stub.c"
#include "nodiscard_in_instances.cudafe1.stub.c"
# 1 "nodiscard_in_instances.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
