# 1 "locals_beside_constant_members.cu"
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
template< int R, class I> struct Coord { I idx[R]; I &operator[](int d) { return (idx)[d]; } const I &operator[](int d) const { return (idx)[d]; } I get(int) const; operator int() const; I z; }; 
# 5
int fn(int); int fr(const Coord< 1, int>  &); 
# 6
template< int Z, class T> struct RI { static const int k = 4; Coord< 1, int>  s; int m; T t; int ar[3]; Coord< 1, T>  dt; int *p; static int st; static Coord< 1, int>  ss; 
# 7
int mf(int); static int sf(int); 
# 8
void a(int o) { int r1 = o % (s)[0], r2 = (s).get(1), r3 = (s), r4 = (s).z, r5 = (ar)[0], r6 = *(p), r7 = (dt)[0], r8 = mf(1), r9 = (sf)(1), r10 = st, r11 = ss[0], r12 = fn(m), r13 = fn(o), r14 = fr(s), r15 = o, r16 = this->m, r17 = (int)(s)[0], r18 = (m) ? 1 : 2, r19 = fn(Z), r20 = Z, r21 = (sizeof(T)), r22 = (((t).x)), r23 = -(m), r24 = (p)[1], r25 = ss.z, r26 = (m)++; 
# 9
int q1 = (r1 / k); int q2 = (r2 / k); int q3 = (r3 / k); int q4 = (r4 / k); int q5 = (r5 / k); int q6 = (r6 / k); int q7 = (r7 / k); int q8 = (r8 / k); int q9 = (r9 / k); int q10 = (r10 / k); int q11 = (r11 / k); int q12 = (r12 / k); int q13 = r13 / k; int q14 = (r14 / k); int q15 = r15 / k; int q16 = (r16 / k); int q17 = (r17 / k); int q18 = (r18 / k); int q19 = (r19 / k); int q20 = (r20 / k); int q21 = (r21 / k); int q22 = (r22 / k); int q23 = (r23 / k); int q24 = (r24 / k); int q25 = (r25 / k); int q26 = (r26 / k); 
# 10
int v1 = q22; int v2 = (v1 / k); int v3 = q22 + 1; int v4 = (v3 / k); int v5 = (q22 / k); int v6 = (v5 / k); int v7 = q1; int v8 = (v7 / k); int v9 = q1 + 1; int v10 = (v9 / k); int v11 = r22 + 1; int v12 = (v11 / k); int v13 = r1 + 1; int v14 = (v13 / k); int v15 = r15 + r22; int v16 = (v15 / k); int v17; v17 = ((t).x); int v18 = v17 / k; auto v19 = (r22 / k); auto v20 = (v19 / k); const int v21 = (r22 / k); int v22 = (v21 / k); int v23 = ((r22 / k) * k); int v24 = ((r22 / k) * 2); int v25 = k / r22; int v26 = k; int v27 = r22 / v26; int v28 = v26 / k; int v29 = ((m) / k); int v30 = ((s)[0] / k); int v31 = ((t).x) / k; int v32 = r22; int v33 = v32 + r22; int v34 = (v33 / k); int v35 = (s).get(0) / k; int v36 = ((dt)[0]) / k; int v37 = (((ar)[0]) / k); int v38 = (st / k); } }; 
# 11
template< int R, class I> struct Cord { I idx[R]; I &operator[](int d) { return (idx)[d]; } const I &operator[](int d) const { return (idx)[d]; } }; 
# 12
struct MC { MC(int, int); }; 
# 13
template< int Z> struct RJ { static const int k = Z; using Index = int; using LI = long; using Stride = Cord< 1, long> ; Stride stride_; 
# 14
MC inverse(LI offset) const { Index rm = (Index)(offset / (stride_)[0]); Index residual = (Index)(offset % (stride_)[0]); Index column = (residual / k); Index row_minor = (residual % k); Index c3 = (residual * k); Index c4 = (residual + k); int c5 = (residual / k); return MC(rm * k, column); } 
# 15
MC inv2(int offset) const { int residual = offset % 4; int column = residual / k; int r2 = offset % k; int r3 = (r2 % k); Index i = offset; int r4 = i / k; Index r5 = i / 3; return MC(r3, column); } }; 
# 16
template< class T, class TM> struct P { static const int kB = 4; static const int kW = (4 * kB); int pr[2]; 
# 17
bool g(int v) { for (int c = 0; c < TM::I::k; ++c) { int pred_idx = v + (kB * (c + (TM::I::k * 2))); int w = (pred_idx / kW); int residual = (pred_idx % kW); int bi = (residual / kB); int bt = (residual % kB); ((pr)[w]) |= ((bi * 8) + bt); int u = (w / kB); int x1 = w / 4; int x2 = (residual + kB); int x3 = w - 1; }  return true; } }; 

# 1 "locals_beside_constant_members.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__8606747d_33_locals_beside_constant_members_cu_121fdce3_7951
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "locals_beside_constant_members.cudafe1.stub.c"
#include "locals_beside_constant_members.cudafe1.stub.c"
# 1 "locals_beside_constant_members.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
