# 1 "references_that_conversions_give.cu"
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
struct Base { int x; }; 
# 4
struct Derived : public Base { }; 
# 5
struct Lvalue { operator Base &() const; }; 
# 6
struct Constant { operator const Base &() const; }; 
# 7
struct OfDerived { operator Derived &() const; }; 
# 8
struct Xvalue { operator Base &&() const; }; 
# 9
struct Value { operator Base() const; }; 
# 10
struct Number { operator int &() const; }; 
# 11
struct Any { template< class T> operator T &() const; }; 
# 12
struct AnyValue { template< class T> operator T() const; }; 
# 13
struct Inherits : public Lvalue { }; 
# 14
template< class T> class Wrapper { 
# 15
T *p; 
# 17
public: template< class U> Wrapper(U && u); 
# 18
operator T &() const noexcept; 
# 19
T &get() const noexcept; 
# 20
}; 
# 21
const Base &a(Lvalue &c) { return c; } 
# 22
const Base &b(Constant &c) { return c; } 
# 23
const Base &c(OfDerived &c) { return c; } 
# 24
const Base &d(Xvalue &c) { return c; } 
# 25
const Base &e(Value &c) { return c; } 
# 26
const int &f(Number &c) { return c; } 
# 27
const long &g(Number &c) { return c; } 
# 28
const Base &h(Any &c) { return c; } 
# 29
const Base &i(AnyValue &c) { return c; } 
# 30
const Base &j(Inherits &c) { return c; } 
# 31
const Base &k(Inherits c) { return c; } 
# 32
Base &&l(Xvalue c) { return c; } 
# 33
Base &&m(Value c) { return c; } 
# 34
const Base &n() { return Lvalue(); } 
# 35
const Base &o() { return Value(); } 
# 36
const Base &p(Lvalue c) { return static_cast< const Base &>(c); } 
# 37
const Base &q(Value c) { return static_cast< const Base &>(c); } 
# 38
const Base &r(Lvalue c, Lvalue d, bool b) { return (b ? c : d); } 
# 39
const int &s(long l) { return l; } 
# 40
const Base &t(Derived d) { return static_cast< const Base &>(d); } 
# 41
Derived &u(Base b) { return static_cast< Derived &>(b); } 
# 42
const int &v(long l) { return static_cast< const int &>(l); } 
# 43
const int &w(long l) { return reinterpret_cast< const int &>(l); } 
# 44
struct Members { 
# 45
Base x; Lvalue y; Value z; Wrapper< const Base>  w; 
# 46
const Base &a() const { return x; } 
# 47
const Base &b() const { return (y); } 
# 48
const Base &c() const { return (z); } 
# 49
const Base &d() const { return (w); } 
# 50
const Base &e() const { return (w).get(); } 
# 51
}; 

# 1 "references_that_conversions_give.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__ebb94026_35_references_that_conversions_give_cu_1c7dfbbe
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "references_that_conversions_give.cudafe1.stub.c"
#include "references_that_conversions_give.cudafe1.stub.c"
# 1 "references_that_conversions_give.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
