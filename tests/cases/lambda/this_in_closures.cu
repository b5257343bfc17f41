// shows: how this is printed in lambdas that capture it
// flags: --extended-lambda
// prelude: none
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __global__ __attribute__((global))
template <typename F> int use(F f) { return 1; }
void foo(void*);
struct MM { int a; void f(); static int s(int); 
 void g() { auto l = [this] { this->f(); f(); this->a = 1; (*this).a = 2; foo(this); MM *p = this; a = 3; return this->a + (*this).a + s(a); }; }
 void h() { auto l = [=] () mutable { this->f(); return a + [=] { f(); return a; }(); }; }
 void i() { auto l = [*this] { return this->a + (*this).a + a; }; auto m = [*this] () mutable { f(); this->f(); (*this).f(); }; }
 template<class U> void j(U u) { auto l = [=] { f(); this->f(); this->j(u); return a + this->a; }; }
};
template<class T> struct TT { int a; T t; void f(); void g() { auto l = [=] { f(); this->f(); return a + this->t; }; auto m = [this] { f(); t = 1; foo(this); }; } };
int anchor = 1;
