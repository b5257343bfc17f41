# 1 "nodiscard_objects_discarded.cu"
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
struct [[nodiscard]] heavy { 
# 4
heavy(int = 0); 
# 5
heavy(const heavy &); 
# 6
~heavy(); 
# 7
}; 
# 8
struct [[nodiscard("why")]] light { 
# 9
light(int = 0); 
# 10
}; 
# 11
struct [[nodiscard]] plain { 
# 12
int a; 
# 13
}; 
# 14
struct marked { 
# 15
[[nodiscard]] marked(int); 
# 16
[[nodiscard("no reason")]] marked(double); 
# 17
marked(const char *); 
# 18
}; 
# 19
struct both { 
# 20
operator heavy() const; 
# 21
operator plain() const; 
# 22
}; 
# 23
template< class T> struct [[nodiscard("template")]] box { 
# 24
box(T); 
# 25
}; 
# 26
template< class T> struct [[nodiscard]] box< T *>  { 
# 27
box(T *); 
# 28
}; 
# 29
template<> struct box< char>  { 
# 30
box(char); 
# 31
}; 
# 32
[[nodiscard]] heavy make_heavy(); 
# 33
light make_light(); 
# 34
plain make_plain(); 
# 35
[[nodiscard]] plain make_kept(); 
# 36
[[nodiscard]] int count(); 
# 37
enum class [[nodiscard]] state { on}; 
# 38
state get(); 
# 39
void f(const heavy &h, plain p, both b, int i, int *q) { 
# 40
((heavy)(3)); 
# 41
heavy{}; 
# 42
((heavy)(3)); 
# 43
((heavy)(3)); 
# 44
make_heavy(); 
# 45
(void)(make_heavy()); 
# 46
make_light(); 
# 47
make_plain(); 
# 48
make_kept(); 
# 49
plain{1}; 
# 50
plain(); 
# 51
((light)(3)); 
# 52
((marked)(3)); 
# 53
marked{(3.0)}; 
# 54
((marked)("")); 
# 55
((heavy)(b)); 
# 56
((plain)b); 
# 57
((box< int> )(3)); 
# 58
box< int *> {q}; 
# 59
((box< char> )('a')); 
# 60
((i) ? make_heavy() : ((heavy)(3))); 
# 61
((i) ? make_light() : light()); 
# 62
(long)count(); 
# 63
(double)((long)get()); 
# 64
count() + 1; 
# 65
(heavy &&)(((heavy)(3))); 
# 66
new heavy(3); 
# 67
(state)state::on; 
# 68
} 

# 1 "nodiscard_objects_discarded.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__1f35a06a_30_nodiscard_objects_discarded_cu_e9b9ad92
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "nodiscard_objects_discarded.cudafe1.stub.c"
#include "nodiscard_objects_discarded.cudafe1.stub.c"
# 1 "nodiscard_objects_discarded.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
