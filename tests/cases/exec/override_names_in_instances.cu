// Overriding members of instances, of their members and of explicit specializations, and destructors: each named once, as its template declares it
template <class T> struct B { __device__ virtual void f(T); __device__ virtual ~B(); __device__ virtual operator int(); __device__ virtual void g(int); virtual void g(char); };
template <class T> struct S : B<T> { void f(T) override; ~S(); operator int() override; void g(int) override; };
S<int> s1;
namespace n { template <class T, int N> struct B { struct I { __host__ __device__ virtual int v() const = 0; }; __device__ virtual void w() {} };
template <class T> struct C : B<T, 2>::I { int v() const override { return 1; } };
template <> struct B<char, 1> { __device__ virtual void w(); }; struct D : B<char, 1> { void w() override; }; struct E : B<int, 4> { void w(); }; }
n::C<float> nc;
struct V { __device__ virtual ~V() = default; }; struct V2 : V { ~V2() = default; }; struct V3 : V { ~V3() {} }; struct V4 : V {};
