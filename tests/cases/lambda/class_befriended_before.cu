// shows: a class that a private friend or elaborated type declared first is a member of its namespace, without access
// flags: --extended-lambda --frandom-seed=7
template <class T> struct up { T *p; };
class A { friend class B; friend struct D; template <class T> friend class FT; up<class B> b; up<class E> e; class J *j; protected: friend class I; };
class B { const int *t; public: void m() { int x = 0; auto l = [=] __host__ __device__ (int a) { return a + x; }; auto k = [=] __device__ (int a) { return a + x; }; } };
struct D { void m() { auto l = [] __host__ __device__ (int a) { return a; }; } };
class E { public: void m() { auto l = [] __device__ { return 0; }; } };
class I { public: void m() { auto l = [] __device__ { return 0; }; } };
class J { public: void m() { auto l = [] __device__ { return 0; }; } };
template <class T> class FT { public: void g() { auto l = [] __device__ { }; } };
void h() { FT<int> f; f.g(); class B *b; class E *e; }
