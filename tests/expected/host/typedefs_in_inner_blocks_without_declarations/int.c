# 1 "typedefs_in_inner_blocks_without_declarations.cu"
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
template< class T> constexpr int bv = (sizeof(T) * (8)); 
# 5
template< class T> struct A { typedef T et; using st = cond_t< true, T, int> ; static_assert((bv< et>  > 0), "");int i; 
# 6
void f1() { if ((i) > bv< st> ) { (i) -= bv< st> ; }  } 
# 7
void f2() { if (i) { (i) -= bv< st> ; }  (i) = bv< st> ; if (i) { (i) = bv< st> ; }  } 
# 8
void f3() { (i) = bv< st> ; { (i) = bv< st> ; } for (int k = 0; k < bv< cond_t< true, T, int> > ; k++) { (i) = bv< cond_t< true, T, int> > ; }  while (i) { (i) = bv< st> ; }  } 
# 9
void f4() { if (i) { (i) = bv< et> ; }  if ((i) > bv< et> ) { (i) = bv< et> ; } else { (i) = bv< et> ; }  } 
# 10
void f5() { if (i) { (i) = bv< st> ; }  (i) = bv< et> ; { (i) = bv< et> ; } } 
# 11
template< class U> void f6() { if ((i) > bv< U> ) { (i) = (bv< st>  + bv< U> ); }  { typedef U lo; (i) = bv< U> ; } } 
# 12
}; 
# 13
template< class T> struct B { typedef T et; using st = cond_t< true, T, int> ; int i; void f() { if (i) { (i) = bv< st> ; (i) = bv< et> ; { (i) = bv< st> ; } }  } void g() { (i) = bv< st> ; (i) = bv< et> ; } void h() { if (i) { (i) = bv< st> ; }  } }; 

# 1 "typedefs_in_inner_blocks_without_declarations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7fdc369a_48_typedefs_in_inner_blocks_without_declarations_cu_2de79d11_30643
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typedefs_in_inner_blocks_without_declarations.cudafe1.stub.c"
#include "typedefs_in_inner_blocks_without_declarations.cudafe1.stub.c"
# 1 "typedefs_in_inner_blocks_without_declarations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
