// prelude: none
// Explicit values of function templates that are no constants
template<int N> void num(); template<class T> void ty(); template<int N> struct C {}; template<int N> int v = N; template<int N, class T> void two(T); template<bool B> void bo(); enum E { e }; template<E> void en(); template<int* P> void pt(); template<auto A> void au();
int rt(); struct M { template<int N> void m(); template<int N> static void s(); };
void f() { int n = 3; const int c = 3; const int d = rt(); 
num<n>(); 
num<c>(); num<d>(); 
num<-1.5>(); 
num<rt()>(); 
num<1.5f>();
num<"x">();
num<n + 1>(); 
two<n>(1);
M().m<n>();
M::s<n>();
bo<n>();
bo<2>();
bo<1.5>();
en<1>();
pt<&n>();
pt<3>();
au<n>();
num<3000000000>();
num<nullptr>();
num<int>();
ty<3>();
ty<n>();
}
int g2 = (num<undefined>(), 1);
