// prelude: none
typedef const int &R; typedef int &&RR; typedef int F(); typedef int AR[2];
void f() { R(); RR(); R{}; int x = R(); F(); AR(); AR{}; }
template<class T> void g() { T(); }
template<class T> constexpr int h() { T(); return 0; }
int y = h<R>();
