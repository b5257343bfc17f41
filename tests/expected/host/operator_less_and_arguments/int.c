# 1 "operator_less_and_arguments.cu"
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
struct O { template< class T> bool operator<(T) const; template< class T> friend bool operator<(O, T *); template< class T> bool operator<<(T); }; 
# 5
template< class T> bool operator<(T, O); template<> bool operator< < int> (int, O); template<> bool O::operator< < int> (int) const; template<> bool operator< < char> (char, O) { return true; } template<> bool operator<(short, O) { return 1; } 
# 6
template< class T> struct F { friend bool operator< <> (T, O); friend bool operator< < int> (int, O); template< class U> bool operator<(U); template< class U> friend bool operator<(U, F< T> ); }; 
# 7
void h2(O o) { operator< < int> (1, o); o.operator< < int> (1); operator<(1, o); bool (*p)(int, O) = operator< < int> ; p = (&operator< < int> ); bool (O::*q)(int) const = (&O::operator< < int> ); auto r = (&O::operator< < long> ); O *w = &o; w->operator< < int> (2); w->O::operator< < int> (2); o.operator<< < int> (1); } 
# 8
template< class T> struct G { bool operator<(const G &) const; bool operator>(const G &o) { return o.operator<(*this); } void s(T t) { operator<(t); operator<(*this); operator<(t); G g; g.operator<(t); g.operator<(*this); g.G< T> ::operator<(t); G< T> ::operator<(t); G *p = this; p->operator<(g); G< int>  gi; gi.operator<(gi); gi.operator<(t); g.operator<(t); auto q = (&G< T> ::operator<); } }; 
# 9
template< class T> struct H { template< class U> bool operator<(U) const; bool s(T t) { operator< (t); return (this->operator< (*this) || operator< < int> (1)) || this->template operator< < int> (1); } }; 
# 10
struct J { bool operator<(const J &) const; template< class T> bool s(T t) { this->operator<(t); J j; this->operator<(t); j.operator<(t); return this->J::operator<(t); } }; 
# 11
template< class T> bool operator<=(G< T> , O); template< class T> bool k(G< T>  g, O o) { return operator<=(g, o); } 
# 12
inline bool operator<(J, int); 

# 1 "operator_less_and_arguments.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__536ffd09_30_operator_less_and_arguments_cu__Z2h21O
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "operator_less_and_arguments.cudafe1.stub.c"
#include "operator_less_and_arguments.cudafe1.stub.c"
# 1 "operator_less_and_arguments.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
