# 1 "handlers_masked_by_bases.cu"
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
struct B { virtual ~B(); }; struct D : public B { }; typedef const B &CR; 
# 4
void f() { try { } catch (B &b) { } catch (D &) { }  
# 5
try { } catch (B) { } catch (D &) { }  
# 6
try { } catch (const B &) { } catch (D) { }  
# 7
try { } catch (CR) { } catch (const D) { }  
# 8
try { } catch (B *) { } catch (D *) { }  
# 9
try { } catch (int) { } catch (const int &) { }  
# 10
try { } catch (const int) { } catch (int) { }  
# 11
} 

# 1 "handlers_masked_by_bases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__9fb19656_27_handlers_masked_by_bases_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "handlers_masked_by_bases.cudafe1.stub.c"
#include "handlers_masked_by_bases.cudafe1.stub.c"
# 1 "handlers_masked_by_bases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
