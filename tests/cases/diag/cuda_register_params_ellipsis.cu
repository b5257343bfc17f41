// shows: functions with parameters in registers and an ellipsis, without the option for them
__device__ __attribute__((nv_register_params)) void f(int x, ...);
__device__ __nv_register_params__ void g(int x, ...) { }
struct A { __nv_register_params__ __device__ void m(...); };
template<class T> __nv_register_params__ __device__ void tm(T, ...);
