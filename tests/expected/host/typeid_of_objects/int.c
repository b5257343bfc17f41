# 1 "typeid_of_objects.cu"
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
namespace std { class type_info { public: const char *name() const; bool operator==(const type_info &) const; }; }
# 4
struct B { virtual ~B(); int x; }; struct D { D(int = 0); operator int(); int y; }; 
# 5
template< class T> void f1(T t) { typeid(T (void)); } 
# 6
template< class T> void f2(T t) { typeid((T{})); } 
# 7
template< class T> void f3(T t) { typeid(((T)1)); } 
# 8
template< class T> void f4(T t) { typeid(t); } 
# 9
template< class T> void f5(T t) { typeid(T); } 
# 10
template< class T> void f6(T t) { typeid((*(new T()))); } 
# 11
template< class T> void f7(T t) { typeid((t.x)); typeid((*t)); typeid(D (void)); typeid(int); typeid((((D)(1)))); } 
# 12
void g(B *p, B &r, D d, D &q) { 
# 13
typeid((*p)); 
# 14
typeid(r); 
# 15
typeid(p); 
# 16
typeid(d); 
# 17
typeid(q); 
# 18
typeid((((B)(r)))); 
# 19
typeid(((B &&)r)); 
# 20
typeid(B); 
# 21
typeid(int); 
# 22
typeid(D (void)); 
# 23
typeid((p++)); 
# 24
typeid((*p)), 1; 
# 25
(void)typeid(int); 
# 26
} 
# 27
const std::type_info &b = (typeid((B{}))); const std::type_info &c = (typeid((((D)(1))))); 

# 1 "typeid_of_objects.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__53be50e0_20_typeid_of_objects_cu_60887c78
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "typeid_of_objects.cudafe1.stub.c"
#include "typeid_of_objects.cudafe1.stub.c"
# 1 "typeid_of_objects.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
