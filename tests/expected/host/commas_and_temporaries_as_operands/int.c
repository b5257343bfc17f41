# 1 "commas_and_temporaries_as_operands.cu"
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
int g; long l; int f(); template< class T> struct TS { static int x; static int f(); int m(); TS(); int d; }; struct S { int m(); S(); int d; }; template< class T> struct TA { int m(); int d; }; struct SA { int m(); int d; }; void take(int); int *p; 
# 4
void nt(int x) { x = (g, l); x = (f(), l); x = (f(), f()); x = (g, f()); x = (g, 3); x = ((x++), 3); for (; g, l;) { break; }  for (; f(), l;) { break; }  bool b = (g, l) ? 1 : 0; bool b2 = (f(), l) ? 1 : 0; switch (g, l) { }  switch (f(), l) { }  if (g, l) { }  if (f(), l) { }  while (g, l) { }  !(g, l); !(f(), l); -(g, l); (long)(g, l); static_cast< long>(g, l); static_cast< long>(f(), l); (g, l) + (1); (f(), l) + (1); x = ((x = 1), g); return (void)(g, l); } 
# 5
int r() { return (g, l); } int r2() { return g, l; } int r3() { return f(), l; } 
# 6
void tt(int x) { x = TS< int> ().m(); x = S().m(); x = TA< int> ().m(); x = SA().m(); !TS< int> ().m(); !S().m(); !TA< int> ().m(); TS< int> ().m() + 1; -TS< int> ().m(); x += TS< int> ().m(); take(TS< int> ().m()); if (TS< int> ().m()) { }  x = (TS< int> ().d); x = (TA< int> ().d); !(TS< int> ().d); x = ((TS< int> ().m()) ? 1 : 2); (*p) = TS< int> ().m(); x = S{}.m(); x = TS< int> {}.m(); x = S().m(); S s = S(); auto y = TS< int> (); TS< int> ().m(); TS< int> ().m(); } 
# 7
void nn(int *q) { bool b = ((nullptr) ? 1 : 0); q == (nullptr); nullptr == nullptr; b = ((nullptr) == q); if (nullptr) { }  while (nullptr) { }  b = ((bool)nullptr); (q) ? q : (nullptr); !(f); if (f) { }  bool d = ((f) ? 1 : 0); d = (f); d = (!(&f)); d = ((f) && b); d = (f == (nullptr)); d = (q && (f)); d = (!__func__); } 

# 1 "commas_and_temporaries_as_operands.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1ac25281_37_commas_and_temporaries_as_operands_cu__Z2nti
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "commas_and_temporaries_as_operands.cudafe1.stub.c"
#include "commas_and_temporaries_as_operands.cudafe1.stub.c"
# 1 "commas_and_temporaries_as_operands.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
