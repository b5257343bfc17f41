# 1 "layout_of_empty_parts.cu"
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
struct Empty { Empty(); }; 
# 5
struct Holder { Empty member; }; 
# 6
struct Behind : public Holder, public Empty { }; 
# 7
struct Further : public Behind { }; 
# 8
static_assert(((sizeof(Behind) == (2)) && (sizeof(Further) == (2))), "a base takes the place of its last empty base with it");
# 10
struct Flag { char bits: 3; }; 
# 11
struct Other : public Empty { }; 
# 12
struct Between : public Empty, public Flag, public Other { Between(); }; 
# 13
struct Last : public Between { }; 
# 14
static_assert(((sizeof(Between) == (2)) && (sizeof(Last) == (2))), "");
# 16
struct Deep : virtual public Empty { virtual void f(); int number; }; 
# 17
struct Around : public Empty { Deep deep; }; 
# 18
static_assert(((sizeof(Deep) == (16)) && (sizeof(Around) == (24))), "virtual bases of members count");
# 20
struct Pairs : virtual public Empty { Empty first[2]; Empty second[2]; }; 
# 21
struct Many : public Empty { Pairs pairs[2]; short last; }; 
# 22
static_assert((sizeof(Many) == (48)), "");
# 24
struct Pointed : public Empty { virtual void f(); int: 0; }; 
# 25
struct Shares : virtual public Empty, virtual public Pointed { short number; }; 
# 26
static_assert((sizeof(Shares) == (16)), "a class that is a vtable pointer and empty bases shares the pointer");
# 28
template< int N> struct Chain : public Empty, public Chain< N - 1>  { }; 
# 29
template<> struct Chain< 0>  : public Empty { }; 
# 30
struct One : virtual public Chain< 10>  { Empty member; }; 
# 31
struct Two : virtual public Chain< 10>  { Empty members[2]; }; 
# 32
static_assert(((sizeof(One) == (24)) && (sizeof(Two) == (24))), "");
# 34
struct Lone { [[no_unique_address]] Empty first; [[no_unique_address]] Empty second; }; 
# 35
struct Dynamic : public Lone { Dynamic(); virtual void f(); }; 
# 36
static_assert(((sizeof(Lone) == (2)) && (sizeof(Dynamic) == (8))), "members without addresses of their own leave a class empty");

# 1 "layout_of_empty_parts.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__50196ddf_24_layout_of_empty_parts_cu_9857e1d0_9644
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "layout_of_empty_parts.cudafe1.stub.c"
#include "layout_of_empty_parts.cudafe1.stub.c"
# 1 "layout_of_empty_parts.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
