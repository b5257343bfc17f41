// shows: arguments of attributes are integral constants once template arguments are put into them
// prelude: mini
struct B { int v; static const int s = 4; enum { e = 2 }; static int fn(); }; struct Neg { static const int s = -1; };
template<class T> __global__ void __launch_bounds__(T::s, T::e) k3(T) {} template __global__ void k3(B);
template<class T> __global__ void __maxnreg__(T::s) k4(T) {} template __global__ void k4(Neg);
template<class T> __global__ void __launch_bounds__(T()) k7() {} template __global__ void k7<int>(); template __global__ void k7<double>(); template __global__ void k7<B>();
template<class T, int N> __global__ void __cluster_dims__(N, T::s) k8() {} template __global__ void k8<Neg, 0>(); template __global__ void k8<B, 1>();
template<int... N> __global__ void __launch_bounds__((N + ...)) k10() {} template __global__ void k10<1, 2>(); template __global__ void k10<-1, -2>();
