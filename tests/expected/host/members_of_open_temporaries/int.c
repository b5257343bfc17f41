# 1 "members_of_open_temporaries.cu"
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
template< class T> struct in { in(); in(int); int k; void st(int); }; struct R { int m; R(); R(int); }; struct Q { int m; }; 
# 4
template< class P> struct sel { typedef in< P>  type; }; 
# 5
template< class P, int N> struct ag { using bk = typename sel< P> ::type; static constexpr inline int c = N; void f(int n) { ((bk{}).st)(n); ((bk{1}).st)(n); ((bk{N}).st)(n); ((bk{sizeof(P)}).st)(n); ((P{1}).st)(n); ((P{}).st)(n); (P{N}).k; int a = ((P{1}).k); int b = ((P{n}.k)); a = (P{n}.k); a = ((P{}).k); a = (((P{1}).k) + 1); P{1, n}.st(n); bk{1, n}.k; (bk{nullptr}).k; (bk{"a"}).k; bk{{1}}.k; bk{{n}}.k; (bk{n}.k) = 1; bk{n}.template x< int> (); bk{n}[1]; bk{n}(1); bk{n} + 1; 1 + bk{n}; -bk{n}; *(bk{n}); &(bk{n}); (bk{n})++; (bk{n}) ? 1 : 2; !bk{n}; f(bk{n}); (void)(bk{n}); static_cast< int>(bk{n}); bk{n}->x(); ((bk{1})->x)(); bk{n}->k; bk{n}.~in(); auto l = bk{n}; sizeof((bk{n})); sizeof((bk{n}.k)); __decltype(bk{n}.k) z; noexcept((bk{n}.k)); bk{P{n}}.st(n); bk{bk{n}}.st(n); (bk{n}.k).m; bk{n}.st(n).m(); bk{n} = 1; return bk{n}.st(n); } }; 
# 6
template< class P> struct sel2 { typedef in< P>  type; template< class U> struct mt { typedef in< U>  type; }; }; 
# 7
template< class P, class I> struct ag2 { using bk = typename sel2< P> ::type; using bi = in< P> ; using bm = typename sel2< P> ::template mt< I> ::type; using bq = in< int> ; in< P>  fld; P p; void f(int n, P q) { bk{n}.st(n); bk{((fld).k)}.st(n); bk{p}.st(n); bk{q}.st(1); bi{n}.st(n); bi{((fld).k)}.st(n); bm{n}.st(n); bm{((fld).k)}.st(n); bq{n}.st(n); bq{((fld).k)}.st(n); ((bk)n).st(n); ((bk)((fld).k)).st(n); ((bk{}).st)(n); (bk().st)(n); P{n}.st(n); P{((fld).k)}.st(1); in< P> {((fld).k)}.st(n); typename sel2< P> ::type{n}.st(n); typename sel2< P> ::type{((fld).k)}.st(n); int r = ((bk{((fld).k)}.k)); r = ((bk{((fld).k)}.k) + 1); bk{((fld).k)}.st; bk{((fld).k)}; (bk{n}), n; return bk{((fld).k)}.st(n); } }; 

# 1 "members_of_open_temporaries.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b68b2edf_30_members_of_open_temporaries_cu_e08859e5_29944
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "members_of_open_temporaries.cudafe1.stub.c"
#include "members_of_open_temporaries.cudafe1.stub.c"
# 1 "members_of_open_temporaries.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
