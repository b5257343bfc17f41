# 1 "initializers_of_open_classes.cu"
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
namespace std { template< class T> struct function { function(__decltype((nullptr))); function(int); function(const char *); function(); }; template< class K, class V> struct map { struct it { V second; V *operator->(); }; it *find(K); }; }
# 5
template< class T> using cb_t = std::function< T> ; template< class T> using id_t = typename T::type; 
# 6
enum E { e0, e1}; 
# 7
template< class T> struct X { using st = typename T::st; typedef std::function< T>  ft; 
# 8
cb_t< T>  a = nullptr; std::function< T>  b = nullptr; const cb_t< T>  c = 0; id_t< T>  d = (nullptr); st e = (nullptr); st f = "0"; mutable st g = "0"; ft h = nullptr; cb_t< int>  i = nullptr; std::function< int>  j = nullptr; T k = (nullptr); T *l = (nullptr); typename T::q m = (nullptr); cb_t< T>  n = "x"; cb_t< T>  o = 1 + 2; std::function< T>  p = "x"; st q = (1); T r = (1); T s = "x"; st t = (true); st u = (e0); st v = ((1.5)); st w = ('a'); st x = (-1); st y = (sizeof(int)); T z = (-1); 
# 9
void f1() { const auto it = T::find(1); st ty = (it->second); T t2 = (it->second); auto u = (it->second); st t3((it->second)); std::function< T>  t5 = ((it->second)); int t6 = (it->second); t2 = (it->second); std::map< st, T>  mp; const auto i2 = mp.find(ty); st t7 = (i2->second); T t8 = (i2->second); const st t9 = (it->second); st ta = (nullptr); st tb = "0"; T tc = (0); std::function< T>  td = nullptr; st te = ((*it).second); st tf = (it->get)(); st &tg = ((it->second)); } 
# 10
void f2() { (void)(std::function< T> {}); (void)(std::function< T> ()); (void)(T{}); (void)(cb_t< T> {}); (int)(T{}); (void)(std::function< int> {}); (void)(st{}); static_cast< void>(T{}); static_cast< void>(std::function< T> {}); (T)(std::function< T> {}); (void)(std::function< T> {1}); (void)(this->k); (void)f1(); } 
# 11
}; 
# 12
void nf() { (void)(std::function< int> {}); (void)(std::function< int> {1}); } 
# 13
int anchor = 1; 

# 1 "initializers_of_open_classes.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__24d666de_31_initializers_of_open_classes_cu__Z2nfv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "initializers_of_open_classes.cudafe1.stub.c"
#include "initializers_of_open_classes.cudafe1.stub.c"
# 1 "initializers_of_open_classes.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
