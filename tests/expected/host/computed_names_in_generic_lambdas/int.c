# 1 "computed_names_in_generic_lambdas.cu"
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
template< class T> struct RM { typedef T type; }; template< class T> using rc = typename RM< T> ::type; struct ck { }; template< class T, class U> constexpr bool same = false; template< class T> struct W { static constexpr inline bool v = false; typedef T t; int operator()(int) const; W(); W(int); }; template< class T> constexpr bool fn() { return true; } void cp(...); 
# 5
template< class V> void q(V v) { int r; using ty = rc< __decltype(v)> ; bool b; 
# 6
[&](auto &&mem) { using ly = rc< __decltype(mem)> ; 
# 7
if constexpr (same< ly, ck> ) { W< rc< __decltype(mem)> > {}; W< rc< __decltype(mem)> > (); (r) = W< rc< __decltype(mem)> > {}(1); (b) = same< rc< __decltype(mem)> , ck> ; W< rc< __decltype(mem)> > ::v; W< rc< __decltype(mem)> >  x; fn< ly> (); ly z; typename W< rc< __decltype(mem)> > ::t y; new W< rc< __decltype(mem)> > ; ((W< rc< __decltype(mem)> > )(1)); static_cast< W< rc< __decltype(mem)> > >(mem); cp(W< rc< __decltype(mem)> > {}); sizeof(W< rc< __decltype(mem)> > ); W< rc< __decltype(v)> > {}; using li = rc< int> ; using lj = rc< __decltype(mem)> ; W< int> {}; W< rc< __decltype(mem)> > {}; (r) = W< rc< __decltype(mem)> > {}(1); W< rc< __decltype(mem)> >  xx; } else { W< rc< __decltype(mem)> > {}; W< rc< __decltype(mem)> >  x; }  
# 8
if (1) { W< rc< __decltype(mem)> > {}; }  { W< rc< __decltype(mem)> > {}; } while (1) { W< rc< __decltype(mem)> > {}; }  for (int i; i < W< rc< __decltype(mem)> > {}(1); W< rc< __decltype(mem)> > {}(2)) { W< rc< __decltype(mem)> > {}; }  if constexpr (sizeof(int) == (4)) { W< rc< __decltype(mem)> > {}; }  switch (1) { case 1:  W< rc< __decltype(mem)> > {}; }  do { W< rc< __decltype(mem)> > {}; } while (W< ly> {}(1)); if (W< ly> {}(1)) { W< rc< __decltype(mem)> > {}; }  if constexpr (W< ly> {}(1)) { }  if (same< ly, ck> ) { W< rc< __decltype(mem)> > {}; }  if (W< ly> {}(r)) { } else { W< rc< __decltype(mem)> > {}; }  return W< ly> {}; } ; 
# 9
} 

# 1 "computed_names_in_generic_lambdas.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__fe2a8828_36_computed_names_in_generic_lambdas_cu_be8015ac_27143
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "computed_names_in_generic_lambdas.cudafe1.stub.c"
#include "computed_names_in_generic_lambdas.cudafe1.stub.c"
# 1 "computed_names_in_generic_lambdas.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
