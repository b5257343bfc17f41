# 1 "functional_casts_among_initializers.cu"
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
typedef unsigned word; 
# 4
struct extent { extent(unsigned x = 1, unsigned y = 1); }; 
# 5
int size(int); 
# 6
namespace inner { int size(int); }
# 7
template< class T> struct iterator { struct params { params(int); }; iterator(params p, int * q, int z); }; 
# 8
struct numbers { numbers(unsigned long, float); int &operator[](int); }; 
# 9
struct matrix { typedef iterator< int>  walk; }; 
# 10
template< class M> void launch(int ld, int *p, int k) { 
# 11
long blocks = (4); 
# 12
extent grid((word)blocks, (k + 1) / k); 
# 13
extent grid2((word)blocks, -k), grid3((int)blocks, 0U), grid4(unsigned blocks, word k); 
# 14
extent grid5((word)blocks, (word)inner::size(k)); 
# 15
typename M::walk a((typename M::walk::params)ld, p, k); 
# 16
typename M::walk b((typename M::walk::params)k, p, (word)k); 
# 17
numbers v((word)inner::size(k), (float)0); 
# 18
v[0] = 1; 
# 19
int function(int a, int b); 
# 20
int another(int  a(int), word (* q)(int)); 
# 21
} 
# 22
void use(int *p) { launch< matrix> (1, p, 2); } 
# 23
enum class Order { kRow, kColumn}; 
# 24
namespace kind { enum class Mode { kFast, kSlow}; }
# 25
template< class T, kind::Mode Mode = kind::Mode::kFast, Order Order = Order::kColumn, int N = 4> struct tile; 
# 26
template< class T, Order Order> struct tile< T, kind::Mode::kSlow, Order, 4>  { 
# 27
static const bool row = (Order == Order::kRow); 
# 28
}; 
# 29
struct token { token(int); token(Order); bool operator==(const token &) const; friend bool operator==(const token &, const Order &); }; 
# 30
struct derived_token : public token { using token::token;}; 
# 31
bool same(derived_token t) { return (t == (Order::kRow)); } 

# 1 "functional_casts_among_initializers.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__0cd9caa5_38_functional_casts_among_initializers_cu__Z3usePi
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "functional_casts_among_initializers.cudafe1.stub.c"
#include "functional_casts_among_initializers.cudafe1.stub.c"
# 1 "functional_casts_among_initializers.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
