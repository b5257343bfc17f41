// shows: constructors, destructors and conversions that instances call without being told so
// prelude: mini
__device__ int d(int); struct DD { __device__ DD(); __device__ DD(int); __device__ ~DD(); __device__ operator int() const; int v; };
template<class T> void p1(T t) { T q; }
template void p1(DD);
template<class T> void p2(T t) { T q(1), r = 2, s{3}; static T st; T a[2]; T *n = new T; T *m = new T(1); new T[3]; delete n; delete[] m; throw T(); }
template void p2(DD);
template<class T> int p3(T t) { d(t); int k = t; k = t + 1; if (t) ; switch (t) { } (void)(int)t; int arr[3]; arr[t]; return t; }
template int p3(DD);
template<class T> void p4() { T(); T(1); T{}; T{1}; (T)1; static_cast<T>(1); const T &r = T(); for (T t; false;); if (T t = 1) ; auto l = [q = T()] { }; auto l2 = [](T) {}; l2(1); }
template void p4<DD>();
template<class T> struct M { T m; M() {} M(int) : m(1) {} ~M() {} }; template struct M<DD>; M<DD> gm;
template<class T> struct M2 { T m = 1; M2() = default; }; M2<DD> gm2; template struct M2<DD>;
template<class T> void p5() { struct L { T t; L() {} }; L l; T t = T(); T u = T(1); T w = {1}; T *x = new T{1}; }
template void p5<DD>();
