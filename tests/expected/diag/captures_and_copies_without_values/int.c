# 1 "captures_and_copies_without_values.cu"
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
# 5
void use(int); 
# 6
struct Assigned { int i; ~Assigned(); Assigned() = default;Assigned(const Assigned &) = delete;Assigned &operator=(const Assigned &) = default;}; 
# 7
struct Provided { int i; Provided &operator=(const Provided &); }; 
# 8
struct CopyOnly { int i; CopyOnly() = default;CopyOnly(const CopyOnly &); }; 
# 9
struct Converted { int i; Converted() = default;Converted(int); }; 
# 10
struct Moved { int i; Moved() = default;Moved(Moved &&) = default;Moved &operator=(Moved &&) = default;}; 
# 12
void by_default() { int i; const char *s; ([=]{ i; s; i; } )(); } 
# 13
void by_name() { int i; const char *s; ([i, s]{ i; s; } )(); } 
# 14
void nested() { int v; [v]{ [v]{ } ; } ; } 
# 15
void nested_by_default() { int v; [&]{ [=]{ use(v); } ; } ; } 
# 16
void by_reference() { int v; [&]{ use(v); } ; [&v]{ [&]{ use(v); } ; } ; } 
# 17
void in_order() { int i; [i, k = i]{ int j; use(j); 3; } ; } 
# 18
void at_the_end() { int i; [=]{ int j; use(j); use(i); 4; } ; } 
# 19
void written() { int v; ([=]() mutable { (v) = 3; } )(); use(v); } 
# 21
void assigned() { Assigned a, b; a = b; } 
# 22
void provided() { Provided a, b; (a = b); } 
# 23
void copy_only() { CopyOnly a, b; a = b; CopyOnly c; CopyOnly d = c; } 
# 24
void converted() { Converted a; Converted b = a; Converted c; Converted d(c); } 
# 25
void moved() { Moved a, b; a = (static_cast< Moved &&>(b)); } 

# 1 "captures_and_copies_without_values.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a42a0ffb_37_captures_and_copies_without_values_cu_81fe4d44
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "captures_and_copies_without_values.cudafe1.stub.c"
#include "captures_and_copies_without_values.cudafe1.stub.c"
# 1 "captures_and_copies_without_values.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
