// Names of what the device has built in, structured bindings in shared memory, parameters that cannot be deduced, pragmas that recovery passes
namespace n { __device__ __device_builtin__ int local(int x); } __device__ int local(int x); void f() { local(3); n::local(2); }
struct P { int a, b; }; __device__ void g() { __shared__ auto [a, b] = P{1, 2}; }
template <class... T, int I, class V> void u(T...); template <class... T, class U = int> void v(T...); template <class... T, class U> void w(U);
struct S { template <class T> S(int); template <class... T, class U> void m(T...); };
__device__ int D();
int a b
#pragma nv_exec_check_disable
{
#pragma hd_warning_disable
}
;
_Pragma("nv_exec_check_disable") ;
