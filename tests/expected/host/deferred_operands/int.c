# 1 "deferred_operands.cu"
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
unsigned fi(int n); constexpr unsigned ci(int n) { return n; } double fd(int); bool fb(int); int *fp(int); 
# 5
struct S { unsigned m(int); static unsigned s(int); }; struct V { int v; }; V fv(int); 
# 6
template< int N, class T> void operands(int c, int q, float *Q, unsigned long w, S o, bool b, double d, unsigned char uc) { 
# 7
if (fi(N) != 0) { ; }  if (fi(N) == c) { ; }  if (0 < fi(N)) { ; }  if (fi(N)) { ; }  if (!fi(N)) { ; }  if (fi(N) && c) { ; }  b = ((fi(N) > 0) && (c != w)); b = ((c != w) || (fi(N) > 0)); 
# 8
(Q[fi(N)]) = 1; (Q[fi(N) + c]) = 1; (Q[fi(N)]) = c; (Q[c]) = fi(N); d = (fi(N) + 1); d = (fi(N) * (2.0F)); d = (fi(N) * (2.0)); d = (1 + (fi(N) * (2.0))); d = ((fi(N) + 1) * (c * (2.0))); d = (fi(N) + (c * w)); d = ((c * w) + fi(N)); 
# 9
uc = fi(N); uc = (fi(N) + 1); int x = fi(N); long y = fi(N) + c; unsigned char z = fi(N) + w; int *p = fp(N) + 1; (*fp(N)) = 1; (*fp(N)) = c; (*fp(N)) += (1.0); (fp(N)[c]) = 1; c = (fp(N)[1]); 
# 10
w = ((c) ? fi(N) : 0); w = ((fi(N)) ? c : 0); w = (b ? fi(N) + 1 : c); c += fi(N); w -= (fi(N) + 1); w <<= fi(N); w = (w << fi(N)); w = (fi(N), c); w = ((fv(N).v) + w); w = (fv(N).v); (fv(N).v) == w; w = (-fi(N)); w = ((~fi(N)) + w); w = (((unsigned long)fi(N)) + c); w = (((int)fi(N)) * w); w = ((static_cast< long>(fi(N))) + c); 
# 11
w = ((o.m(N)) + w); w = (o.m(N) != (0)); w = ((S::s(N)) + w); w = (S::s(N) != (0)); w = (ci(N) + w); w = (ci(N) != 0); d = (fd(N) * c); d = (fd(N) + 1); fi(fi(N) + w); fi(fi(N) != 0); ci(ci(N) + w); return (void)(fi(N) + w); 
# 12
for (int i = 0; i < fi(N); i++) { ; }  while (fi(N) > 1) { ; }  switch (fi(N)) { }  do { ; } while (fi(N) + w); int a[] = {(int)fi(N), 1}; new int [fi(N) + 1]; delete fp(N); throw fi(N) + w; 
# 13
} 
# 14
template< int N, class T> void arguments(int c, int q, float *Q, unsigned long w, S o) { 
# 15
const int col = q * N; const int j = c + N; constexpr int D = (N + 1); const int k2 = c + 4; int nc = N; const unsigned ju = c + N; static const int sj = N; const int dj = D; const float fj = (N); 
# 16
w = (fi(N) * w); w = (fi(N + 1) * w); w = ((fi(N * c)) * w); w = ((fi(j)) * w); w = ((fi(col)) * w); w = (fi(col + j) * w); w = (fi(-j) * w); w = (fi((int)j) * w); w = (fi((j) ? 1 : 2) * w); 
# 17
w = ((fi(D)) * w); w = (fi(D + 1) * w); w = ((fi(D + c)) * w); w = ((fi(k2)) * w); w = ((fi(nc)) * w); w = ((fi(sizeof(T))) * w); w = (fi(sizeof(T) + (1)) * w); w = ((fi(sizeof(T) * c)) * w); w = ((fi(ju)) * w); w = ((fi(sj)) * w); w = ((fi(dj)) * w); w = ((fi(fj)) * w); 
# 18
w = ((fi(Q[j])) * w); w = ((fi(fi(j))) * w); w = (fi(fi(N)) * w); w = ((fi(j + c)) * w); w = ((fi(c + N)) * w); w = (fi(j == N) * w); w = (fi(N == 3) * w); 
# 19
} 

# 1 "deferred_operands.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__b02135d3_20_deferred_operands_cu_00000007
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "deferred_operands.cudafe1.stub.c"
#include "deferred_operands.cudafe1.stub.c"
# 1 "deferred_operands.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
