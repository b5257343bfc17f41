# 1 "empty_lists_as_arguments.cu"
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
struct str { str(); str(const char *); }; 
# 4
struct cmd { explicit cmd(str s); cmd(const cmd &) = delete;cmd(cmd &&) = delete;virtual ~cmd() = default;virtual void go() = 0; }; 
# 5
struct menu : public cmd { menu() : cmd({}) { } virtual void go(); }; 
# 6
struct cmd2 { explicit cmd2(str s); cmd2(const cmd2 &) = delete;cmd2(cmd2 &&) = delete;}; 
# 7
struct menu2 : public cmd2 { menu2() : cmd2({}) { } }; 
# 8
struct cmd3 { explicit cmd3(str s); }; 
# 9
struct menu3 : public cmd3 { menu3() : cmd3({}) { } }; 
# 10
struct cmd4 { cmd4(str s); }; 
# 11
struct menu4 : public cmd4 { menu4() : cmd4({}) { } }; 
# 12
struct cmd5 { cmd5(str s, int = 0); cmd5(cmd5 &&); }; 
# 13
struct menu5 : public cmd5 { menu5() : cmd5({}) { } }; 
# 14
void f() { cmd2 a({}); cmd4 b({}); cmd5 c({}); } 
# 15
struct ex { explicit ex(); }; struct one { one(int); }; struct del { del() = delete;del(int); }; struct any { any(); }; 
# 16
int g(ex); int g(any); int h(del); int h(any); int k(one); int k(any); 
# 17
int x = (g({}) + h({})) + k({}); 

# 1 "empty_lists_as_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__86921900_27_empty_lists_as_arguments_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "empty_lists_as_arguments.cudafe1.stub.c"
#include "empty_lists_as_arguments.cudafe1.stub.c"
# 1 "empty_lists_as_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
