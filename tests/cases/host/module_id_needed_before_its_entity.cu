// shows: with relocatable device code the first internal name of device memory fixes the id, before any entity can
// flags: --device-c --frandom-seed=7
// prelude: mini
static __device__ int counter;
template <class T> __global__ void kernel(T);
template <class T> void launch(T value) { kernel<<<1, 1>>>(value); }
inline int *address() { return &counter; }
int entity = 1;
