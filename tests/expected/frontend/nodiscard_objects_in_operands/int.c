# 1 "nodiscard_objects_in_operands.cu"
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
value(const value &); 
# 7
~value(); 
# 8
value &operator=(const value &); 
# 9
value &operator+=(const value &); 
# 10
value &self(); 
# 11
int k; 
# 12
}; 
# 13
struct derived : public value { 
# 14
derived(); 
# 15
}; 
# 16
struct to_value { 
# 17
operator value() const; 
# 18
}; 
# 19
struct to_reference { 
# 20
operator value &() const; 
# 21
}; 
# 22
struct holder { 
# 23
value v; 
# 24
}; 
# 25
enum class [[nodiscard]] state { on}; 
# 26
state get(); 
# 27
value &by_copy(value); 
# 28
value &by_reference(const value &, const value & = 3); 
# 29
value &by_number(int); 
# 30
value &by_holder(const holder &); 
# 31
value &by_state(state); 
# 32
value &by_state_reference(const state &); 
# 33
[[nodiscard]] int count(); 
# 34
value make(); 
# 35
void f(value &v, value *p, to_value t, to_reference r, derived d, int i) { 
# 36
(v = (3)); 
# 37
(v = (t)); 
# 38
(v = (r)); 
# 39
(v = d); 
# 40
(v = v); 
# 41
(v = {}); 
# 42
(v = (make())); 
# 43
(v += (3)); 
# 44
by_copy(v); 
# 45
by_copy(d); 
# 46
by_reference(v); 
# 47
by_reference(r); 
# 48
by_reference(derived()); 
# 49
by_holder({v}); 
# 50
by_holder({3}); 
# 51
by_holder(holder{((value)(3))}); 
# 52
by_state(state::on); 
# 53
by_state(get()); 
# 54
by_state_reference(state::on); 
# 55
((value)(3)).self(); 
# 56
value{3}.self(); 
# 57
(static_cast< value &&>(3)).self(); 
# 58
by_number(count()); 
# 59
by_number(count()); 
# 60
by_number(((value)(3)).k); 
# 61
by_number(sizeof count()); 
# 62
by_number(([]{ return count(); } )()); 
# 63
(p[count()]).self(); 
# 64
((count()) ? v : (*p)).self(); 
# 65
by_reference(*(new value(3))); 
# 66
by_number(*(new int(count()))); 
# 67
v.self(), count(); 
# 68
((i, v.self()), count()), v.self(); 
# 69
(i) ? v.self() : (v = (3)); 
# 70
} 

# 1 "nodiscard_objects_in_operands.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7674cef4_32_nodiscard_objects_in_operands_cu_ce8e204e
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "nodiscard_objects_in_operands.cudafe1.stub.c"
#include "nodiscard_objects_in_operands.cudafe1.stub.c"
# 1 "nodiscard_objects_in_operands.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
