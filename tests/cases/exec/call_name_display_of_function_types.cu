// What a message about a call shows of types of functions, arrays and members in a signature.
struct S { int m(char); };
template<int N, class C, class M, class F> __device__ void all(const char (&)[N + 1], M C::*, F *, long (*)(int, F *)) {}
long f(int, void (*)(bool)); void g(bool);
void host() { all<2>("ab", &S::m, g, f); }
