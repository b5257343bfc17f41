// shows: objects assigned from calls that wait for an instantiation
// prelude: none
struct A{int v; }; struct B{B();B(const B&);B&operator=(const B&);};
struct C{ short x; C()=default;C&operator=(const C&)=default;}; struct D{C a,b;}; struct E{E&operator=(const E&);E()=default; template<class T>E&operator=(T);};
template<class U> U sh(unsigned, U, int, int); template<class U> U shd(unsigned, U, int, int=3); A shn(unsigned,A,int,int); B shn(unsigned,B,int,int);int shn(unsigned,int,int,int); int one(int);
#define F(X) X h_##X(const X a, const X b); X g_##X(const X a, int); X k_##X(const X&a, const X& b);\
template<int w> void f_##X(X x,X*p,const X&c) { x = h_##X(x, shn(1,x,1,w)); x = h_##X(x, sh(1,x,1,w)); x = h_##X(x,x); x = g_##X(x, w); x = g_##X(x, w+1); x= g_##X(x, one(w)); x=sh(1,x,1,w); x=sh(1,x,1,1); *p = h_##X(x, sh(1,x,1,w)); p[w]= h_##X(x, x); X y = h_##X(x, sh(1,x,1,w)); x=k_##X(x, sh(1,x,1,w)); x=g_##X(x, sizeof(int[w]));x = h_##X(x, g_##X(x, w)); x = h_##X(x, p[w]); x = g_##X(x, p[w]==x); x = k_##X(h_##X(x,x), g_##X(x, w)); x=::g_##X(x,w); x=(g_##X)(x,w); x = p[w]; x = w?x:c; }
bool operator==(A,A);bool operator==(B,B);bool operator==(C,C);bool operator==(D,D);bool operator==(E,E);
C shn(unsigned,C,int,int); D shn(unsigned,D,int,int);E shn(unsigned,E,int,int);
F(A)
F(B)
F(C)
F(D)
F(E)
