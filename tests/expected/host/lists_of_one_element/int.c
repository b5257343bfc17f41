# 1 "lists_of_one_element.cu"
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
# 2
namespace std { template< class E> class initializer_list { const E *a; unsigned long n; constexpr initializer_list(const E *a, unsigned long n) : a(a), n(n) { } public: constexpr initializer_list() : a((0)), n((0)) { } }; }
# 3
struct json; struct ref { ref(std::initializer_list< ref> ); ref(json &&); ref(const json &); template< class ...A> ref(A && ...a); }; 
# 4
struct json { json(std::initializer_list< ref>  l, bool t = true); json(const json &); json(json &&); json(const char *); json(int); }; 
# 5
struct pair { pair(const char *, int); }; 
# 6
struct holder { holder(std::initializer_list< pair> ); holder(const holder &); }; 
# 7
void f() { json j = {{"a", 1}, {"answer", {{"everything", 42}}}}; json k = {{"answer", {{"everything", 42}}}}; json l{{"list", {1, 0, 2}}, {{{"o", 1}}}}; holder h{{"a", 1}}; } 

# 1 "lists_of_one_element.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5208f61b_23_lists_of_one_element_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lists_of_one_element.cudafe1.stub.c"
#include "lists_of_one_element.cudafe1.stub.c"
# 1 "lists_of_one_element.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
