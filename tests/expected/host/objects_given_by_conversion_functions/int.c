# 1 "objects_given_by_conversion_functions.cu"
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
struct tv { int a; }; typedef tv tvt; struct cv { int a; cv(int); }; typedef cv cvt; struct S { operator tv() const; operator cv() const; S &operator+=(tv); S &operator-=(cv); S &operator*=(const tv &); void mt(tv); void mc(cv); }; bool operator==(tv, tv); bool operator<(const tv &, const tv &); 
# 4
void ft(tv); void fr(const tv &); struct H { S s; S f(); S *p; }; 
# 5
void g(S s, H h, bool q) { (s += (((tv)s))); (s += (((tv)(h.s)))); (s += (s)); (s += ((h.s))); (s += (((tv)(h.s)))); (s += (((tv)(h.s)))); (s -= ((cvt)(s))); (s -= (s)); (s -= ((h.s))); (s *= (s)); (s *= (((tv)(h.s)))); s.mt(((tv)s)); s.mt((h.s)); s.mc(((cvt)((h.s)))); ft(((tv)(h.s))); ft((h.s)); fr(((tv)(h.s))); (void)((((tv)s)) == (((tv)(h.s)))); (void)((h.f()) < ((*(h.p)))); tvt a1 = ((tv)s); tvt a2((h.s)); tvt a3 = ((tv)(h.s)); tvt a4{((tv)(h.s))}; tvt a5[] = {((tv)(h.s)), (h.s)}; const tvt &a6 = ((tv)(h.s)); tvt a7 = (q ? ((tv)s) : ((tv)(h.s))); } 
# 6
template< class T> void k(S &s, const H &h, T t) { s += ((cvt)(h.s)); s.mc(((cvt)(h.s))); } 
# 7
struct sb { int x; sb &operator=(const sb &); }; template< class T> struct tb { int x; }; struct d1 : public sb { typedef sb Base; void f(d1 &r) { this->Base::operator=(static_cast< const sb &>(r)); ((static_cast< sb &>(r)).x) = 1; (void)((const sb &)r); Base *p = static_cast< sb *>(&r); p = ((sb *)(&r)); } }; struct d2 : public tb< char>  { typedef ::tb< char>  Base; void f(d2 &r) { ((static_cast< ::tb< char>  &>(r)).x) = 1; } }; 

# 1 "objects_given_by_conversion_functions.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__a35b836c_40_objects_given_by_conversion_functions_cu_6fad9fa7
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "objects_given_by_conversion_functions.cudafe1.stub.c"
#include "objects_given_by_conversion_functions.cudafe1.stub.c"
# 1 "objects_given_by_conversion_functions.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
