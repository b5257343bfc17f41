# 1 "lists_and_constants.cu"
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
int f(const int (&)[2]); 
# 4
char f(const int (&)[3]); 
# 5
static_assert(((sizeof f({}) == (4)) && (sizeof f({1, 2}) == (4)) && (sizeof f({1, 2, 3}) == (1))), "");
# 6
struct A { A(); ~A(); }; 
# 7
A a(); 
# 8
struct B { A a; bool b; }; 
# 9
void g() { B x[] = {a(), true, a()}; static_assert((sizeof x == ((2) * sizeof(B))), "");} 
# 10
typedef float Four __attribute((vector_size(16))); 
# 11
Four four; 
# 12
Four other{four}; 
# 13
constexpr float pi = (3.14F); 
# 14
extern const float pi; 
# 15
class Hidden { protected: Hidden(); virtual void f(); }; 
# 16
struct Shown : public Hidden { Shown() : Hidden{} { } }; 
# 17
struct Any { constexpr Any(...) { } }; 
# 18
struct Heir : public Any { using Any::Any;}; 
# 19
Heir heir(0); 
# 20
struct Empty { Empty() = default;Empty(const Empty &) { } }; 
# 21
template< class T> struct Wrap { Wrap() = default;Wrap(const Wrap &) = default;T t; }; 
# 22
Wrap< const Empty>  wrap() { return Wrap< const Empty> (); } 
# 23
struct Fixed { Fixed(Fixed &&) = delete;}; 
# 24
template< class T> struct Maybe { Fixed m; template< class U> Maybe(Maybe< U>  &&); }; 
# 25
void take(Maybe< int>  &&x) { Maybe< int>  y{(Maybe< int>  &&)x}; } 
# 26
enum E: char { e}; 
# 27
int p(char); 
# 28
void p(int); 
# 29
int q(char); 
# 30
void q(long); 
# 31
int r = p(e) + q(e); 
# 32
struct S { enum { X = 1}; struct T { enum F: int; }; }; 
# 33
enum S::T::F: int { Y = (X)}; 
# 34
void h(S *s) { s->S::~S(); } 
# 35
int length(const char *s) { return ::__builtin_strlen(s); } 
# 36
template< int I> struct V { }; 
# 37
class W { static const int i = 3; public: V< 3>  *f(); }; 
# 38
V< 3>  *W::f() { return 0; } 

# 1 "lists_and_constants.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b5571c01_22_lists_and_constants_cu__Z1gv
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "lists_and_constants.cudafe1.stub.c"
#include "lists_and_constants.cudafe1.stub.c"
# 1 "lists_and_constants.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
