// shows: What C++20 deprecates of volatile: steps, compound assignments, results of assignments, parameters, return types and structured bindings.
// flags: --c++20
// prelude: none
int unit_anchor = 1;
struct S { int i; };
volatile int v; volatile S s; volatile int *pv;
volatile int n0 = v = 1; int n1 = v = 2, n2 = v++;
void u(int); void ur(volatile int &); int &&rr();
void h(int a, bool b) {
  volatile int &r = (v = 1);
  volatile int *p = &(v = 1);
  (v = 1)++;
  (v = 1) = 2;
  (v = 1) += 2;
  u(v = 1);
  ur(v = 1);
  a = -(v = 1) + (v = 2);
  b = !(v = 1) && (v = 3);
  a = (v = 1) == 2 ? 1 : 2;
  pv[v = 1] = v = 2;
  auto l = [x = v = 1, &y = v = 2] { return v = 3; };
  int arr[2] = {v = 1, v = 2};
  S q = {v = 1};
  new int(v = 1);
  if (int z = v = 1) ;
  for (; v = 1;) ;
  do ; while ((v = 1));
  a = static_cast<int>(v = 1);
  static_cast<void>(v = 1);
  a = v = a = v = 3;
  a = pv[0] = 1;
  s.i = 1; a = s.i = 2; s.i++; s.i += 1;
  b ? v = 1 : v = 2;
  b ? v++ : ++v;
  b && (v = 1);
  (v = 1), (v = 2);
  a = ((v = 1), (v = 2));
  asm volatile("" : "+r"(a) : "r"(v = 1));
  throw v = 1;
}
int g2() { return v = 1; }
volatile int &g3() { return v = 1; }
auto g4() { return v = 1; }
template <class T> int t1(T t) { v++; v += 1; t = v = 1; return v = 1; }
template <class T> struct C { volatile T m; void g(volatile T); volatile T h(); };
template struct C<int>;
enum E { e0 }; volatile E ve; E g5() { ve = e0; return ve = e0; }
volatile int *volatile pp; void g6() { pp++; pp += 1; int *volatile q = 0; q++; int *w = q = 0; }
typedef volatile int VI; VI g7(VI a, const VI b, volatile S c, volatile int d[2], volatile int &e, int *volatile f, void (*g)(volatile int), volatile int) { return 1; }
struct D { D(volatile int); void operator()(volatile int) const; volatile int k(volatile int x = 1); static volatile S st(); friend volatile int fr(volatile int); };
volatile int D::k(volatile int x) { return x; }
auto tr(volatile int a) -> volatile int;
auto lm = [](volatile int a) -> volatile int { return a; };
using FT = volatile int (volatile int); typedef volatile int (*FP)(volatile int); 
void pf(volatile int (*cb)(volatile int)); 
struct B { int a, b; }; void sb() { volatile auto [x, y] = B(); volatile auto &[z, w] = *new B(); const volatile auto &&[k, l] = B(); }
void cat() { try { } catch (volatile int e) { } catch (volatile S &e) { } }
__extension__ volatile int ext(volatile int);
extern "C" volatile int ec(volatile int);
volatile void vvv(); const volatile S ccc();
template <class T> volatile T tt(volatile T, volatile int); template <volatile int N> void tn();
static_assert(sizeof(v++) == 4 && noexcept(v += 1) && sizeof(v = 1), "");
