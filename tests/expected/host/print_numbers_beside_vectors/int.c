# 1 "print_numbers_beside_vectors.cu"
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
# 22 "cuda_mini.h"
typedef unsigned long size_t; 
#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include "crt/host_runtime.h"
# 23
#if 0
# 23
struct uint3 { unsigned x, y, z; }; 
#endif
# 24 "cuda_mini.h"
#if 0
# 24
struct dim3 { 
# 25
unsigned x, y, z; 
# 30
}; 
#endif
# 31 "cuda_mini.h"
typedef struct CUstream_st *cudaStream_t; 
# 32
typedef enum cudaError { cudaSuccess, cudaErrorInvalidValue} cudaError_t; 
# 33
extern "C" unsigned __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem = 0, CUstream_st * stream = 0); 
# 35
extern "C" cudaError_t cudaLaunchKernel(const void * func, dim3 gridDim, dim3 blockDim, void ** args, size_t sharedMem, cudaStream_t stream); 
# 37
extern "C" void exit(int) __attribute((noreturn)); 
# 38
extern "C" int printf(const char *, ...); 
# 39
static const uint3 __device_builtin_variable_threadIdx; 
# 40
static const uint3 __device_builtin_variable_blockIdx; 
# 41
static const dim3 __device_builtin_variable_blockDim; 
# 42
static const dim3 __device_builtin_variable_gridDim; 
# 3 "print_numbers_beside_vectors.cu"
namespace std { 
# 4
typedef unsigned long size_t; 
# 5
template< class E> class initializer_list { const E *p; size_t n; constexpr initializer_list(const E *a, size_t b) : p(a), n(b) { } public: constexpr initializer_list() : p((0)), n((0)) { } constexpr size_t size() const { return n; } constexpr const E *begin() const { return p; } constexpr const E *end() const { return (p) + (n); } }; 
# 6
template< class T> struct remove_reference { typedef T type; }; template< class T> struct remove_reference< T &>  { typedef T type; }; template< class T> struct remove_reference< T &&>  { typedef T type; }; 
# 7
template< class T> constexpr typename remove_reference< T> ::type &&move(T &&t) noexcept { return static_cast< typename remove_reference< T> ::type &&>(t); } 
# 8
template< class T> constexpr T &&forward(typename remove_reference< T> ::type &t) noexcept { return static_cast< T &&>(t); } 
# 9
template< class T, class U> constexpr inline bool is_same_v = false; template< class T> constexpr inline bool is_same_v< T, T>  = true; 
# 10
template< class T, class U> concept same_as = is_same_v< T, U> ; 
# 12
struct strong_ordering { int v; static const strong_ordering less, equal, equivalent, greater; friend constexpr bool operator==(strong_ordering a, int) { return (a.v) == 0; } friend constexpr bool operator<(strong_ordering a, int) { return (a.v) < 0; } friend constexpr bool operator>(strong_ordering a, int) { return (a.v) > 0; } friend constexpr bool operator<=(strong_ordering a, int) { return (a.v) <= 0; } friend constexpr bool operator>=(strong_ordering a, int) { return (a.v) >= 0; } friend constexpr bool operator!=(strong_ordering a, int) { return (a.v) != 0; } bool operator==(const strong_ordering &) const = default;}; 
# 13
constexpr inline const strong_ordering strong_ordering::less{(-1)}; constexpr inline const strong_ordering strong_ordering::equal{0}; constexpr inline const strong_ordering strong_ordering::equivalent{0}; constexpr inline const strong_ordering strong_ordering::greater{1}; 
# 14
struct weak_ordering { int v; static const weak_ordering less, equivalent, greater; friend constexpr bool operator==(weak_ordering a, int) { return (a.v) == 0; } friend constexpr bool operator<(weak_ordering a, int) { return (a.v) < 0; } friend constexpr bool operator>(weak_ordering a, int) { return (a.v) > 0; } }; 
# 15
constexpr inline const weak_ordering weak_ordering::less{(-1)}; constexpr inline const weak_ordering weak_ordering::equivalent{0}; constexpr inline const weak_ordering weak_ordering::greater{1}; 
# 16
struct partial_ordering { int v; static const partial_ordering less, equivalent, greater, unordered; friend constexpr bool operator==(partial_ordering a, int) { return (a.v) == 0; } friend constexpr bool operator<(partial_ordering a, int) { return (a.v) < 0; } friend constexpr bool operator>(partial_ordering a, int) { return (a.v) > 0; } }; 
# 17
constexpr inline const partial_ordering partial_ordering::less{(-1)}; constexpr inline const partial_ordering partial_ordering::equivalent{0}; constexpr inline const partial_ordering partial_ordering::greater{1}; constexpr inline const partial_ordering partial_ordering::unordered{2}; 
# 19
class type_info { public: virtual ~type_info(); const char *name() const; bool operator==(const type_info &) const; }; 
# 20
}
# 21
struct A { int x, y; int f(int) const; static int sf(int); A(int = 0); virtual void v() = 0; private: int pr; protected: int pt; }; struct B : public A { using A::A;int z; virtual void v(); }; struct Ag { int a; double b; char c[4]; }; struct NC { NC(const NC &) = delete;NC(); }; struct NoD { NoD(int); }; struct PD { private: ~PD(); }; struct Ex { explicit Ex(int); explicit operator bool() const; }; struct In; union U { int i; float f; }; 
# 22
enum E0 { e0, e1}; enum class EC { c0, c1}; 
# 23
int gi; const int ci = 3; int *gp; const int *cgp; int ga[4]; Ag ag; B b; A *pa; double gd; bool gb; In *ip; void vfn(); int ifn(int); int ov(int); int ov(double); void *vp; EC ec; E0 ee; Ex ex(1); 
# 24
template< class T> T tf(T); template< class T, int N> struct TS { T t; static int s; }; 
# 25
template< class T> struct W { T t; }; typedef int I; typedef B BT; typedef int v4 __attribute((vector_size(16))); typedef float vf4 __attribute((vector_size(16))); v4 va, vb; vf4 fa; enum Un { u1 = 1}; A &ra = (b); 
# 26
v4 vv1() { return va * (2); } 
# 27
v4 vv2() { return (2) * va; } 
# 28
v4 vv5() { va += (1); va <<= (2); va <<= vb; va = (va << (2)); return va; } 
# 29
void vv6() { (va[1]) = 3; (va[gi]) = gi; int x = va[0]; x = ((va[1]) + 2); (va[1])++; (va[2]) += 3; va[1]; } 
# 30
v4 vv7() { return va < vb; } 
# 31
v4 vv8() { return va ? vb : va; } 
# 32
v4 vv9() { return (va < vb) ? va : vb; } 
# 33
v4 vv10() { return (va < (3)) ? 1 : vb; } 
# 34
v4 vv12() { return !va; } 
# 35
v4 vv14() { return ((-va) + (+va)) + (~va); } 
# 36
v4 vv15 = {1, 2, 3, 4}; 
# 37
v4 vv16 = {1}; 
# 38
v4 vv17() { return v4{1, 2}; } 
# 39
v4 vv18() { return ((v4){1, 2}); } 
# 40
v4 vv19() { return (v4)fa; } 
# 41
vf4 vv23() { return __builtin_convertvector(va, vf4); } 
# 42
v4 vv24() { return va == (0); } 
# 43
int vv25() { return ((va + vb)[1]) + (vv7()[2]); } 
# 44
v4 vv27(v4 *p) { (*p) = va; (p[1]) = ((p[2]) + (1)); return *p; } 
# 45
long vv28() { typedef long v2 __attribute((vector_size(16))); v2 a = {(1), (2)}; a *= ((2)); a = (a * ((3))); a = (a + (gi)); return a[1]; } 
# 46
int vv29() { const v4 c = {1, 2, 3, 4}; constexpr v4 d = {1}; return (c[1]) + (d[0]); } 

# 1 "print_numbers_beside_vectors.cudafe1.stub.c"
#define _NV_ANON_NAMESPACE _GLOBAL__N__28c7d459_31_print_numbers_beside_vectors_cu_b
#ifdef _NV_ANON_NAMESPACE
#endif
# 1 "print_numbers_beside_vectors.cudafe1.stub.c"
#include "print_numbers_beside_vectors.cudafe1.stub.c"
# 1 "print_numbers_beside_vectors.cudafe1.stub.c"
#undef _NV_ANON_NAMESPACE
