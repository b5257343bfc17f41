// shows: return types behind declarators whose specifiers are not auto
__global__ void trail() -> int;
__device__ int trail2() -> int;
void trail3() -> int;
int trail4() -> int { return 1; }
template <typename T> T trail5(T) -> int;
struct S { void m() -> int; S() -> int; operator int() -> int; };
