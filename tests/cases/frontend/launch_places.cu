// where messages about launches stand
__global__ void k(int *p, int n); __global__ int w(int *p);
int main() { int *p = 0; k<<<1>>>(p, 1); k<<<>>>(p, 1); k<<<1, 2>>>(p); int x = k<<<1, (2)>>>(p, 1); return x; }
