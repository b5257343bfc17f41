// shows: alias templates whose target does not mention all parameters
// flags: --c++17
// prelude: none
template<class T,class U> using first=T;
template<class T,class U> void g(first<T,typename U::x>*, U);
template<class T,class U> void g2(first<int,typename U::x>*, U);
template<class T, class U=typename T::x> using withx = T*;
template<class T> void k(withx<T> p);
template<class T> struct S { S(int); };
template<class T, class = decltype(T())> using S2 = S<T>;
template<class T> void kk(S2<T> p);
template<class T> struct tr { static const int v=0; };
template<class T> struct tr<withx<T>> { static const int v=1; };
struct A { using x=int; };
struct B { };
static_assert(tr<A*>::v==1,"");
static_assert(tr<B*>::v==0,"");
void t(){ g((int*)0,A()); g2<int>((int*)0,A()); k((A*)0); kk(S<int>(1)); }
