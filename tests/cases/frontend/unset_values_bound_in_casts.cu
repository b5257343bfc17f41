// Values that constructors take by reference in casts are not read.
template<class S> struct View { template<class T> View(T *, int); };
template<class S, class Sp = void> struct Sum { typedef S value_type; typedef View<S> result_view_type; S *p; 
  __host__ __device__ Sum(value_type &v) : p(&v) {} __host__ __device__ Sum(const result_view_type &v) : p(0) {} };

template<class... T> void red(T &&...t); template<class T> void red2(const T &t);
struct NT { int *p; NT(int &v) : p(&v) {} };
void f1() { int r; red(Sum<int>(r)); }
void f2() { int r; red2(Sum<int>(r)); }
void f3() { int r; red2(NT(r)); }
void f4() { int a, b; red([=](int &x) { x = 1; }, Sum<int>(a), NT(b)); }
template<class T> void t1(T) { int a; red(Sum<int>(a)); } 
template<class T> void t2(T n) { int a; red(n, Sum<int>(a)); auto l = [=](T x) { int r; red(Sum<int>(r)); int q; red(x, Sum<int>(q)); }; l(n); } template void t2<int>(int);
int unit_anchor;
