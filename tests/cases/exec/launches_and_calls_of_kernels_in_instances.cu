// Kernels called without a configuration and other functions with one, in the body of an explicit instantiation
template <class T> __global__ void kd(T *p) { *p = T(); } template <class T> void la(T *p) { kd(p); kd<T>(p); kd<<<1, 1>>>(p); T::f<<<1, 1>>>(p); } struct KF { static void f(KF *); }; template void la<KF>(KF *);
