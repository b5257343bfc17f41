// flags: --il_display
// The bounds of arrays that functions have for the whole program, and what counts as a use of an array.
__device__ void j() { static int a[4]; int b[5]; __shared__ int c[6]; __shared__ int e; a[1] = 1; b[1] = 2; c[1] = 3; e = 4; }
__shared__ int f[7]; __device__ int g[8]; __device__ int h() { static __device__ int k[9]; return f[1] + g[2] + k[0]; }
