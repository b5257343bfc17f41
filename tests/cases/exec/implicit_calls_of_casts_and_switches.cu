// shows: conversions before the call that needs them, in casts and in switches
// prelude: mini
__device__ int d(int); struct DD { __device__ DD(); __device__ DD(int); __device__ ~DD(); __device__ operator int() const; int v; };
typedef DD T;
void p1(T t) { T q; }
void p2(T t) { T q(1), r = 2, s{3}; static T st; T a[2]; T *n = new T; T *m = new T(1); new T[3]; delete n; delete[] m; throw T(); }
int p3(T t) { d(t); int k = t; k = t + 1; if (t) ; switch (t) { } (void)(int)t; int arr[3]; arr[t]; return t; }
void p4() { T(); T(1); T{}; T{1}; (T)1; static_cast<T>(1); const T &r = T(); for (T t; false;); if (T t = 1) ; auto l = [q = T()] { }; auto l2 = [](T) {}; l2(1); }
void p5() { struct L { T t; L() {} }; L l; T t = T(); T u = T(1); T w = {1}; T *x = new T{1}; }
