// shows: constexpr agrees in all declarations of a function, but for the device's built-in ones
namespace std { constexpr float abs(float x) { return x; } constexpr float ab1(float x) { return x; } constexpr float ab2(float x) { return x; } }
namespace std { extern __host__ __device__ __attribute__((cudart_builtin)) float abs(float);
extern __host__ __device__ float ab1(float);
extern float ab2(float); 
__host__ __device__ float abs(float); }
constexpr float ac1(float x) { return x; } constexpr float ac2(float x) { return x; } constexpr float ac3(float); constexpr float ac4(float);
extern __host__ __device__ __attribute__((cudart_builtin)) float ac1(float);
__host__ __device__ float ac2(float);
__host__ __device__ float ac3(float);
float ac4(float);
float ac5(float); constexpr __host__ __device__ float ac5(float);
__device__ float ac6(float); constexpr __host__ float ac6(float);
