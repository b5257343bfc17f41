# 1 "open_member_objects.cu"
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
template< class T> struct vw { vw(const T *, unsigned long); vw(T); }; 
# 5
template< class T> struct arg { arg(int); arg(int, int); template< class E> arg(E); 
# 6
template< class E> auto vis(E e) { arg a1 = ((arg)((e.b))); arg a2 = arg((e.b), 1); arg a3(((((arg)((e.b)))))); arg a4(((arg((e.b), 1)))); arg a5{((((arg)((e.b)))))}; const arg a6 = ((arg)((e.b))); static arg a7 = ((arg)((e.b))); arg a8 = ((arg)((e.b))); arg a9 = ((arg)((e.b))); arg aa = ((arg)((e.b))); arg ab = arg{(e.b)}; arg ac = arg{(e.b), 1}; vw< T>  v1 = ((((vw< T> )((e.b))))); vw< T>  v2 = ((vw< T> ((e.b), 1))); vw< T>  v3 = ((vw< T> {(e.b), 1})); E b1 = (E)(e.b); E b2 = E((e.b), 1); E b3 = E{(e.b), 1}; E b4 = E({(e.b)}); E b5(((E((e.b), 1)))); E b6((E{(e.b)})); auto b7 = ((E({1, (e.b)}))); const arg &c1 = ((((arg)((e.b))))); arg &&c2 = ((arg((e.b), 1))); const auto &c3 = ((arg((e.b), 1))); arg< T *>  d1 = ((((arg< T *> )((e.b))))); arg< E>  d2 = ((arg< E> ((e.b), 1))); arg< E>  d3 = ((vw< E> ((e.b), 1))); 
# 7
int i1 = ((E((e.b), 1))); int i2 = ((E{(e.b)})); int i3 = ((typename E::X((e.b), 1))); auto i4 = ((typename E::X((e.b), 1))); typename E::X i5 = typename E::X((e.b), 1); auto i6 = ((typename E::X{(e.b)})); auto i7 = ((((typename E::template Y< int> )((e.b))))); auto i8 = ((typename E::template Y< int> ((e.b), 1))); const auto i9 = ((E((e.b), 1))); static auto ia = ((E((e.b), 1))); int ic{((E((e.b), 1)))}; auto id{((E((e.b), 1)))}; auto ie(((E((e.b), 1)))); 
# 8
e((E((e.b), 1)), (E{(e.b)}), (E({(e.b)})), (typename E::X((e.b), 1)), (typename E::X{(e.b)}), (typename E::X)(e.b), (((typename E::template Y< int> )((e.b)))), (typename E::template Y< int> ((e.b), 1))); e.f((E((e.b), 1))); int ar[] = {((E((e.b), 1))), ((E{(e.b)})), ((E({(e.b)})))}; e + E((e.b), 1); E((e.b), 1).x; E((e.b), 1).f(); -E((e.b), 1); E((e.b), 1); throw (E((e.b), 1)); if (E((e.b), 1)) { ; }  e((E(1, (E((e.b), 1))))); e((vw< T> (1, (E((e.b), 1))))); new arg((E((e.b), 1))); new E((e.b), 1); e[E((e.b), 1)]; (e) ? E((e.b), 1) : e; return E((e.b), 1); } 
# 9
}; 

# 1 "open_member_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__11c6e0a7_22_open_member_objects_cu_2a761318_21279
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "open_member_objects.cudafe1.stub.c"
#include "open_member_objects.cudafe1.stub.c"
# 1 "open_member_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
