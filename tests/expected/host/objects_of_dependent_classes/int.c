# 1 "objects_of_dependent_classes.cu"
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
template< class T, int N> struct ar { T v; }; template< class T> constexpr T ex(T a) { return a; } 
# 5
template< class T, int N> struct cls { typedef typename T::x X; static constexpr inline T a = (T{}); static constexpr inline ar< T, 1>  b = ((ar< T, 1> )(ar< T, 1> {})); static constexpr inline ar< T, 1>  c = ((ar< T, 1> )(ex(ar< T, 1> {}))); static constexpr inline T d = ex(T{}); static constexpr inline X e = ex(T{}); static constexpr inline cls g = ((cls)(ex(T{}))); static constexpr inline auto i = ex(T{}); static constexpr inline ar< T, 1>  k = ((ar< T, 1> )(T::z)); static constexpr inline ar< T, 1>  s = ((ar< T, 1> )(b)); static constexpr inline ar< T, 1>  u = ((ar< T, 1> )(ex(T{}) + 1)); 
# 6
void m1() { const T a = ex(T{}); constexpr T b = ex(T{}); T c = ex(T{}); constexpr ar< T, 1>  g = ((ar< T, 1> )(ex(T{}))); constexpr ar< T, 1>  o = ((ar< T, 1> )(T::x())); constexpr ar< T, 1>  q = ((ar< T, 1> )(g)); } }; 
# 7
template< class Tuple> Tuple rs(Tuple t, bool b) { Tuple result = ((Tuple)(Tuple{})); const Tuple r2 = (Tuple{}); Tuple r3 = Tuple(); auto r4 = (Tuple{}); constexpr Tuple r5 = (Tuple{}); Tuple r7 = Tuple{t}; static Tuple ra = ((Tuple)(Tuple{})); typename Tuple::x rd = ((typename Tuple::x)(typename Tuple::x{})); Tuple z = b ? t : Tuple{}; Tuple u = b ? Tuple{t} : Tuple{}; return b ? t : Tuple{}; } 

# 1 "objects_of_dependent_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__bb4478bc_31_objects_of_dependent_classes_cu_3e0ab6b8_1042
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "objects_of_dependent_classes.cudafe1.stub.c"
#include "objects_of_dependent_classes.cudafe1.stub.c"
# 1 "objects_of_dependent_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
