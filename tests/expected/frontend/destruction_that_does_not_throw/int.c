# 1 "destruction_that_does_not_throw.cu"
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
struct Frees { void operator delete(void *); void operator delete[](void *) noexcept(false); } frees; 
# 6
void operator delete(void *, float); 
# 7
static_assert(((noexcept(Frees::operator delete(0))) && (noexcept(operator delete(0, (0.0F))))));
# 8
static_assert(((noexcept(delete (&frees))) && (!(noexcept(delete [] (&frees))))));
# 9
struct Throws { ~Throws() noexcept(false); } throws; 
# 10
static_assert((!(noexcept(delete (&throws)))));
# 11
struct Private { private: ~Private(); }; 
# 12
void make() { (void)(new Private [3]); } 
# 13
struct Empty { }; 
# 14
struct One : public Empty { }; 
# 15
struct Two : public Empty { }; 
# 16
struct Twice : public One, public Two { }; 
# 17
static_assert(((!__is_standard_layout(Twice)) && __is_standard_layout(One)));
# 18
struct __attribute((packed)) Packed { char c; int i; } packed; 
# 19
static_assert((__alignof__ (packed.i) == (1)));
# 20
__attribute((aligned(16))) typedef int Aligned; 
# 21
template< class > using Alias = Aligned; 
# 22
static_assert((__alignof__(Alias< void> ) == (16)));
# 23
void closure() { auto l = []{ } ; typedef decltype(l) __T0;static_assert((!__has_trivial_constructor(__decltype(l))));} 
# 24
static_assert(((__builtin_strncmp(0, 0, 0) == 0) && (__builtin_memcmp(0, 0, 0) == 0)));
# 25
class Tag { }; 
# 26
class Base { protected: void f(int); static void f(Tag); }; 
# 27
class Derived : private Base { static void take() { void (*p)(Tag) = (&f); (void)p; } }; 
# 28
struct Flexible { int n; Derived *d[0]; struct Needs { Needs(int); } none[0]; Flexible() : n(0) { } }; 

# 1 "destruction_that_does_not_throw.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__17437b77_34_destruction_that_does_not_throw_cu_throws
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "destruction_that_does_not_throw.cudafe1.stub.c"
#include "destruction_that_does_not_throw.cudafe1.stub.c"
# 1 "destruction_that_does_not_throw.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
