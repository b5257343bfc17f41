# 1 "device_template_bodies.cu"
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
struct __half { }; typedef __half half; namespace N { template< class A, class B> constexpr bool same_v = false; }template< int n> void mc(void *, const void *); template< class A, class B> struct tl { }; 
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"

# 5
template< class T, int ne> __attribute__((unused)) static void a0(const void *vx, void *dst) {int volatile ___ = 1;(void)vx;(void)dst;::exit(___);}
#if 0
# 5
{ if constexpr (N::same_v< T, half> ) { mc< (ne) * sizeof(half)> (dst, (const half *)vx); }  } 
#endif

#pragma GCC diagnostic pop

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"

# 6 "device_template_bodies.cu"
template< class T, int ne> __attribute__((unused)) static void a1(const void *vx, void *dst) {int volatile ___ = 1;(void)vx;(void)dst;::exit(___);}
#if 0
# 6
{ if constexpr (N::same_v< T, half> ) { mc< (ne) * sizeof(half)> (dst, (const half *)vx); } else { static_assert((N::same_v< T, void> ), "u");}  } 
#endif

#pragma GCC diagnostic pop

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"

# 7 "device_template_bodies.cu"
template< class T, int ne> __attribute__((unused)) static void a2(const void *__restrict__ vx, void *dst, const long i0) {int volatile ___ = 1;(void)vx;(void)dst;(void)i0;
# 14
::exit(___);}
#if 0
# 7
{ 
# 8
if constexpr (N::same_v< T, half> ) { 
# 9
mc< (ne) * sizeof(half)> (dst, ((const half *)vx) + i0); 
# 10
} else { if constexpr (N::same_v< T, float> ) { 
# 11
static_assert(((ne % 2) == 0), "bad ne");
# 12
__attribute((aligned(16))) half tmp[ne / 2]; 
# 13
for (int l = 0; l < (ne / 2); ++l) { tmp[l]; }  
# 14
} else { static_assert((N::same_v< T, void> ), "u");}  }  } 
#endif

#pragma GCC diagnostic pop


# 1 "device_template_bodies.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__d2f39441_25_device_template_bodies_cu_219b7fb1_22640
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "device_template_bodies.cudafe1.stub.c"
#include "device_template_bodies.cudafe1.stub.c"
# 1 "device_template_bodies.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
