# 1 "print_kept_members_of_bases.cu"
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
namespace N { 
# 4
template< class D> struct tm { 
# 6
protected: template< class R, class P> bool m_for(const R &r, P p) { return true; } 
# 7
template< class R> bool m_until(const R &r) { return true; } 
# 8
}; 
# 9
class tmx : public tm< tmx>  { 
# 10
public: template< class R, class P> bool try_for(const R &r, P p) { return m_for(r, p); } 
# 11
template< class R> bool try_until(const R &r) { return m_until(r); } 
# 12
template< class R> bool try_3(const R &r) { return this->m_until(r); } 
# 13
bool try_4(int r) { return this->m_until(r); } 
# 14
friend struct N::tm< tmx> ; 
# 15
}; 
# 16
template< class T> class tmy : public tm< tmx>  { 
# 17
public: template< class R> bool try_until(const R &r) { return m_until(r); } 
# 18
bool f(T t) { return m_until(t); } 
# 19
}; 
# 20
}

# 1 "print_kept_members_of_bases.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__7c937345_30_print_kept_members_of_bases_cu_9430ad47_22755
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "print_kept_members_of_bases.cudafe1.stub.c"
#include "print_kept_members_of_bases.cudafe1.stub.c"
# 1 "print_kept_members_of_bases.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
