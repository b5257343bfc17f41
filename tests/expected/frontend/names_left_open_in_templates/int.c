# 1 "names_left_open_in_templates.cu"
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
namespace std { 
# 4
template< class T> struct tuple_size; 
# 5
template< unsigned long I, class T> struct tuple_element; 
# 6
}
# 7
template< class A, class B> struct two { A first; B second; }; 
# 8
template< class A, class B> constexpr two< A, B>  make_two(const A &a, const B &b) { return {a, b}; } 
# 9
template< class T, class F> constexpr auto apply(const T &t, F f) { return f(make_two(t, t), t); } 
# 10
template< class T> constexpr auto flat(const T &p) { 
# 11
return apply(p, [](const auto &v, const auto &t) { 
# 12
auto [result, rest] = v; 
# 13
return make_two(append(result, t), rest); 
# 14
} ); 
# 15
} 
# 16
template< class T> constexpr auto whole(const T &p) { 
# 17
auto [u, r] = flat(p); 
# 18
static_assert((__decltype((rank(r) == 1))::value));
# 19
auto &[x, y] = p; 
# 20
consume(x, y); 
# 21
return u; 
# 22
} 
# 23
namespace other { struct row; template< class T> int layout(T); template< class T> struct times { }; namespace detail { }}
# 24
namespace outer { 
# 25
namespace layout { struct row { }; }
# 26
template< class T> struct times { }; 
# 27
namespace part { 
# 28
namespace detail { 
# 29
using namespace other;
# 30
template< class T> constexpr bool universal() { return false; } 
# 31
template< class T> struct checked { static_assert((!detail::universal< T> ()), "");}; 
# 32
}
# 33
using namespace other;
# 34
template< class T, template< class >  class F = times> struct broadcast { layout::row r; }; 
# 35
}
# 36
}
# 37
template< class T> struct holds { 
# 38
struct Detail { static const int one = 1; }; 
# 39
int f(int i) { return ((i * Detail::nothing) + Detail::one) + holds< T> ::missing; } 
# 40
}; 
# 41
template< class Op> struct adapter : public Op { 
# 42
using Op::Op;
# 43
adapter(const typename Op::params &p, int &s) : Op(p) { } 
# 44
void f(const typename Op::params &, Op *) { Op x; } 
# 45
}; 
# 46
template< class ...A> struct traits { }; 
# 47
template< class T> struct friend_one { template< class S> friend inline void unpack(const traits< T, S>  &) { } }; 
# 48
template< class T> struct friend_two { template< class S> friend inline void unpack(const traits< T, S>  &) { } }; 
# 49
template< class T> struct friend_three { friend inline void plain(int, T) { } }; 
# 50
template< class T> struct friend_four { friend inline void plain(int, T) { } }; 

# 1 "names_left_open_in_templates.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__e768e308_31_names_left_open_in_templates_cu_7b5cce1c_4365
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "names_left_open_in_templates.cudafe1.stub.c"
#include "names_left_open_in_templates.cudafe1.stub.c"
# 1 "names_left_open_in_templates.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
