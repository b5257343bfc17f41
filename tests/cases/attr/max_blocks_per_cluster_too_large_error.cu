// shows: the third argument of __launch_bounds__ is bounded, in functions and instances
__global__ void __launch_bounds__(128, 2, 16) k1() { }
__global__ void __launch_bounds__(128, 2, 2147483647) k2() { }
__global__ void __launch_bounds__(128, 2, 2147483648) k3() { }
__global__ void __launch_bounds__(128, 2, 99999999999) k4() { }
template<long N> __global__ void __launch_bounds__(128, 2, N) k5() { }
template __global__ void k5<8>();
template __global__ void k5<99999999999>();
