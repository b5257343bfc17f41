# 1 "packs_of_using_declarations.cu"
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
template< class T, class U> constexpr inline bool same = false; 
# 5
template< class T> constexpr inline bool same< T, T>  = true; 
# 6
template< class T> T made(); 
# 8
struct Fallback { static char get(...); }; 
# 9
template< int , class Key, class Value> struct Node { static Value get(Key); }; 
# 10
template< class Key, class ...Values> struct First : public Fallback, public Node< 1, Key, Values> ... { 
# 11
using ::Fallback::get;
# 12
using Node< 1, Key, Values> ::get...;
# 13
using type = __decltype((get(made< Key> ()))); 
# 14
}; 
# 15
struct A { }; 
# 16
struct B { }; 
# 17
static_assert(same< __decltype((Node< 1, A, B> ::get(made< A> ()))), B> );
# 18
static_assert(same< __decltype((Fallback::get(made< A> ()))), char> );
# 20
struct Any { 
# 21
template< class T> constexpr bool operator()(T t) const { return t > 1; } 
# 22
template< class T> constexpr bool f(T t) const { return t > 1; } 
# 23
constexpr int g(int) const { return 1; } 
# 24
}; 
# 25
struct None : private Any { 
# 26
template< class T> constexpr bool operator()(T t) const { return !Any::operator()(t); } 
# 27
template< class T> constexpr bool f(T t) const { return !Any::f(t); } 
# 28
template< class T> constexpr int g(T t) const { return this->Any::g(t) + 2; } 
# 29
}; 
# 30
static_assert((None{}(1) && (None{}).f(1) && ((None{}).g(1) == 3)));
# 32
struct Label { char c; constexpr Label(const char *); }; 
# 33
template< class T> constexpr auto index_of() { return sizeof(T); } 
# 34
struct Particle { 
# 35
char name; 
# 36
template< unsigned long I> friend constexpr auto part(const Particle &p) { return p.name; } 
# 37
template< class T> friend constexpr auto part(const Particle &p) { 
# 38
constexpr auto index = index_of< T> (); 
# 39
return part< index> (p); 
# 40
} 
# 41
template< Label L> friend constexpr auto part(const Particle &) { return 1; } 
# 42
}; 
# 44
template< class T> struct Guess { Guess(T); T value; }; 
# 45
int q = 1; 
# 46
struct Holder { Holder(Guess< int> ); Holder(Guess< int> , Guess< int> ); }; 
# 47
void variables() { 
# 48
Guess< int>  z(q); 
# 49
Guess y(q); 
# 50
Holder s(Guess(q), Guess(q)); 
# 51
y = z; 
# 52
} 
# 53
namespace inner { Guess< int>  member(q); }

# 1 "packs_of_using_declarations.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__38a572a8_30_packs_of_using_declarations_cu_q
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "packs_of_using_declarations.cudafe1.stub.c"
#include "packs_of_using_declarations.cudafe1.stub.c"
# 1 "packs_of_using_declarations.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
