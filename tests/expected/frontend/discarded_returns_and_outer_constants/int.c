# 1 "discarded_returns_and_outer_constants.cu"
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
auto chosen() { if constexpr (sizeof(int) == (4)) { return 1; } else { return (2.5); }  } 
# 5
auto other() { if constexpr (sizeof(int) != (4)) { return 1; } else { return (2.5); }  } 
# 6
auto nothing() { if constexpr (true) { ; } else { return 0; }  } 
# 7
static_assert(__is_same(__decltype((chosen())), int));
# 8
static_assert(__is_same(__decltype((other())), double));
# 9
static_assert(__is_same(__decltype((nothing())), void));
# 10
int use(int); 
# 11
int around(int n) { 
# 12
constexpr int table[3] = {4, 5, 6}; 
# 13
struct Reader { 
# 14
int at(int i) { return (use(table[i]) + (table[1])) + (*(table + 2)); } 
# 15
}; 
# 16
return Reader().at(n); 
# 17
} 
# 18
struct A { virtual void f() = 0; virtual void g() = 0; }; 
# 19
struct B : virtual public A { virtual void f() override; }; 
# 20
struct C : virtual public A { virtual void g() override; }; 
# 21
struct D : public B, public C { }; 
# 22
void make() { D d; (void)(new D); (void)d; } 
# 23
struct V { V(int); }; 
# 24
struct Abstract : virtual public V { virtual void h() = 0; }; 
# 25
struct Concrete : public Abstract { Concrete() : V(1) { } virtual void h(); }; 
# 26
Concrete concrete; 
# 27
template< class T> struct Overrides : public A { virtual void f() override; void k(T); virtual void g() override; }; 
# 28
template< class ...T> struct Takes : public A { virtual void m(T ...); void f(T ...) override; }; 
# 29
Takes< >  *takes; 

# 1 "discarded_returns_and_outer_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d3dac828_40_discarded_returns_and_outer_constants_cu_5455ee7d
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "discarded_returns_and_outer_constants.cudafe1.stub.c"
#include "discarded_returns_and_outer_constants.cudafe1.stub.c"
# 1 "discarded_returns_and_outer_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
