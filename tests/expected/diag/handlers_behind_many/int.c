# 1 "handlers_behind_many.cu"
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
struct Base { }; 
# 4
struct Side { }; 
# 5
struct Derived : public Base { }; 
# 6
struct Hidden : private Base { }; 
# 7
struct Both : public Derived, public Side { }; 
# 8
template< class T> struct Made : public Base { }; 
# 9
void g(); 
# 10
void f() { 
# 11
try { 
# 12
g(); 
# 13
} catch (Derived &) { 
# 14
} catch (int) { 
# 15
} catch (const Side *) { 
# 16
} catch (Base) { 
# 17
} catch (const int &) { 
# 18
} catch (Both &) { 
# 19
} catch (Hidden) { 
# 20
} catch (Made< int>  &) { 
# 21
} catch (Both *) { 
# 22
} catch (Side *) { 
# 23
} catch (const Side *) { 
# 24
} catch (int *) { 
# 25
} catch (const int *) { 
# 26
} catch (int *&) { 
# 27
} catch (const Derived &) { 
# 28
} catch (...) { 
# 29
}  
# 30
try { 
# 31
g(); 
# 32
} catch (Side) { 
# 33
} catch (Base *) { 
# 34
} catch (Made< char>  *) { 
# 35
} catch (Hidden *) { 
# 36
} catch (Both) { 
# 37
}  
# 38
} 

# 1 "handlers_behind_many.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7045d04e_23_handlers_behind_many_cu__Z1fv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "handlers_behind_many.cudafe1.stub.c"
#include "handlers_behind_many.cudafe1.stub.c"
# 1 "handlers_behind_many.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
