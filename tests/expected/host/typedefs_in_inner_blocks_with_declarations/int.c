# 1 "typedefs_in_inner_blocks_with_declarations.cu"
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
template< bool B, class A, class C> struct cond { typedef A type; }; template< bool B, class A, class C> using cond_t = typename cond< B, A, C> ::type; 
# 4
template< class T> constexpr int bv = (sizeof(T) * (8)); template< class T> struct sb { static const int value = 1; }; 
# 5
template< class T> struct A { using st = cond_t< true, T, int> ; int i; void f() { if (i) { (i) = bv< cond_t< true, T, int> > ; int a = 1; (i) = bv< cond_t< true, T, int> > ; }  } }; 
# 6
template< class T> struct B { using st = cond_t< true, T, int> ; int i; void f() { if (i) { int a = bv< cond_t< true, T, int> > ; }  } }; 
# 7
template< class T> struct C { using st = cond_t< true, T, int> ; int i; void f() { if (i) { int a = 1; { (i) = bv< cond_t< true, T, int> > ; } }  } }; 
# 8
template< class T> struct D { using st = cond_t< true, T, int> ; int i; void f() { int a; if (i) { (i) = bv< cond_t< true, T, int> > ; { int z = 2; } (i) = bv< cond_t< true, T, int> > ; }  } }; 
# 9
template< class T> struct E { using st = cond_t< true, T, int> ; int i; void f() { if constexpr (sizeof(T) == (1)) { (i) = bv< st> ; } else { (i) = bv< st> ; }  } }; 
# 10
template< class T> struct F { using st = cond_t< true, T, int> ; int i; void f() { for (; ;) { (i) = bv< st> ; }  for (int k; ;) { (i) = bv< cond_t< true, T, int> > ; }  while (int k = 1) { (i) = bv< st> ; }  do { (i) = bv< st> ; } while (i); switch (i) { case 1:  (i) = bv< st> ; }  if (int k = 2) { (i) = bv< st> ; }  if (int k = 3; k) { (i) = bv< st> ; }  } }; 
# 11
template< class T> struct G { using st = cond_t< true, T, int> ; int i; void f() { if (i) { static_assert((bv< st> ), "");(i) = bv< st> ; }  auto l = []{ return bv< st> ; } ; auto l2 = [this]{ if (i) { return bv< st> ; }  int q = bv< st> ; return q; } ; try { (i) = bv< st> ; } catch (int e) { (i) = bv< cond_t< true, T, int> > ; }  } }; 
# 12
template< class T> struct H { using st = cond_t< true, T, int> ; int i; void f() { (i) = bv< st> ; if (i) { int a = bv< cond_t< true, T, int> > ; a = bv< cond_t< true, T, int> > ; }  (i) = bv< st> ; } void g() { if (i) { int a = bv< cond_t< true, T, int> > ; }  } void h() { (i) = bv< st> ; } }; 
# 13
template< class T> struct I { using st = cond_t< true, T, int> ; int i; void g() { if (i) { int a = bv< cond_t< true, T, int> > ; }  } void h() { (i) = bv< st> ; if (i) { (i) = bv< st> ; }  if (i) { int a; (i) = bv< cond_t< true, T, int> > ; }  } }; 
# 14
template< class T> struct J { using st = cond_t< true, T, int> ; int i; void g() { if (i) { typedef int q; (i) = bv< cond_t< true, T, int> > ; }  if (i) { using z = int; sb< cond_t< true, T, int> > ::value; (i) = sb< cond_t< true, T, int> > ::value; }  if (i) { (i) = sb< st> ::value; }  (i) = sb< st> ::value; } }; 

# 1 "typedefs_in_inner_blocks_with_declarations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__8e2e9581_45_typedefs_in_inner_blocks_with_declarations_cu_d1eb33b4_30918
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typedefs_in_inner_blocks_with_declarations.cudafe1.stub.c"
#include "typedefs_in_inner_blocks_with_declarations.cudafe1.stub.c"
# 1 "typedefs_in_inner_blocks_with_declarations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
