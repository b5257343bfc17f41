# 1 "objects_returned_in_memory.cu"
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
struct D { D operator+(const D &) const; D operator++(int); D(); ~D(); D(const D &); D m() const; int i() const; operator bool() const; bool operator==(const D &) const; D &operator<<(int); bool operator!() const; int x; int a[3]; D *operator->() const; }; 
# 5
D f(); D g(int); D &r(); struct W { D d; D operator[](int) const; D get() const; W *operator->(); int n; }; W w(); typedef D (*PF)(void); PF pf; D D2(D a, D b); 
# 6
int c(bool b, W *p, W q) { ((b ? f() : (g(1)))).i(); while ((f())) { }  do { } while ((f())); for (; (f());) { }  if ((!(f()))) { }  b || (f()); if (b && (f())) { }  int k = b ? (f()).i() : (g(1)).i(); switch ((f())) { }  int z = (f()); int z2 = ((f())) + 1; int z3 = (f()) ? 1 : 2; if (((f()) == (g(1)))) { }  ((f()) << (1)); bool n = (!(f())); (p->d).i(); (q[1]).i(); (p->get()).i(); (q->get()).i(); ((w()).d).i(); ((w()).get()).i(); (pf()).i(); ((*pf)()).i(); ((f()).a)[1]; (f())->x; ((f())->m()).i(); (D2(f(), g(1))).i(); const int &ci = (f()).x; int &&ri = (f()).x; sizeof f(); sizeof (f()).m(); __decltype((f().m())) dd; noexcept((f()).i()); auto t = (f()).m(); auto &&u = (f()).m(); D v{f()}; D v2{(f()).m()}; D arr[] = {f(), (g(1)).m()}; W ww = {f()}; throw f(); } 
# 7
int cc() { return (f()).i(); } D ce() { return f(); } D cf() { return (f()).m(); } D cg(bool b) { return (b ? f() : (g(1))); } int ch(bool b) { return ((b ? f() : (g(1)))).x; } 
# 8
int gl = (f()).i(); D gd = (f()).m(); static const int gi = (f()).x; D gx((f()).m()); int ga[] = {(f()).i(), (f()).x}; 
# 9
struct S { int m = (f()).i(); D n = (f()).m(); S() : m((f()).i()), n(f()) { } S(int) : m{(f()).x}, n{(f()).m()} { } void k(int a = (f()).i()); }; 
# 10
auto lam = [x = (f()).i(), y = f()]{ return (x) + (f()).i(); } ; typedef decltype(lam) __T0;

# 1 "objects_returned_in_memory.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__375a8c66_29_objects_returned_in_memory_cu_89d9ff59
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "objects_returned_in_memory.cudafe1.stub.c"
#include "objects_returned_in_memory.cudafe1.stub.c"
# 1 "objects_returned_in_memory.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
