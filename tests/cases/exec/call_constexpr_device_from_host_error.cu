// shows: a constexpr __device__ function called from a __host__ function
constexpr __device__ int twice(int x) { return 2 * x; }
int host(int y) { return twice(y); }
