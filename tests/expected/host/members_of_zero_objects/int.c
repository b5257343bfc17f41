# 1 "members_of_zero_objects.cu"
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
struct Q { int y; int a[2]; Q *p; double d; }; struct R { int y = 3; }; struct W { int y; W(); }; struct CW { int y; constexpr CW() : y(2) { } }; struct N { Q q; }; union U { int a; }; struct B : public Q { }; struct PC { private: int z; public: int y; }; 
# 4
void f(int, double); void g() { auto q1 = (Q().y); f(Q().y, Q().d); if (Q().y) { }  int z = 0; z = (Q().y); z += (Q().y); return (void)(Q().y); } int h() { return Q().y; } const int &r = (Q().y); static int s = (Q().y); int t = (Q().y); int u{(Q().y)}; 
# 5
template< class T> void tg() { auto q1 = Q().y; f(Q().y, Q().d); static int s = Q().y; const int c = Q().y; } 

# 1 "members_of_zero_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__335cd484_26_members_of_zero_objects_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_of_zero_objects.cudafe1.stub.c"
#include "members_of_zero_objects.cudafe1.stub.c"
# 1 "members_of_zero_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
