# 1 "conversions_chosen_by_the_object.cu"
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
struct Pointing { operator int *(); operator int *() const; }; 
# 4
void freed(Pointing a, const Pointing b) { delete a; delete [] b; } 
# 5
struct Counting { operator int(); operator long() const; }; 
# 6
void switched(Counting a, const Counting b) { switch (a) { }  switch (b) { }  } 
# 7
struct Root { operator int() const; }; 
# 8
struct Middle : virtual public Root { operator int() const; }; 
# 9
struct Left : public Middle, virtual public Root { }; 
# 10
struct Right : virtual public Root, public Middle { }; 
# 11
int left(const Left &x) { return x; } 
# 12
int right(const Right &x) { return x; } 

# 1 "conversions_chosen_by_the_object.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__4a663859_35_conversions_chosen_by_the_object_cu_3c2edd9f
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "conversions_chosen_by_the_object.cudafe1.stub.c"
#include "conversions_chosen_by_the_object.cudafe1.stub.c"
# 1 "conversions_chosen_by_the_object.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
