# 1 "inherited_constructors_keep_their_access.cu"
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
class Key { Key(int); friend void open(); friend struct Chest; }; 
# 4
struct Door : public Key { using Key::Key;}; 
# 5
void open() { Door a(1); Door b{2}; Door c = 3; } 
# 6
struct Chest { Door door; Chest() : door(4) { } }; 
# 7
class Outer { friend class User; class Hidden { }; protected: struct Shown { }; }; 
# 8
class User : private Outer::Hidden { }; 
# 9
struct Heir : public Outer::Shown, public Outer { }; 

# 1 "inherited_constructors_keep_their_access.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__5e2e12a1_43_inherited_constructors_keep_their_access_cu__Z4openv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "inherited_constructors_keep_their_access.cudafe1.stub.c"
#include "inherited_constructors_keep_their_access.cudafe1.stub.c"
# 1 "inherited_constructors_keep_their_access.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
