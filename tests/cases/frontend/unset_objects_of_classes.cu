// shows: objects of classes that conversion functions and copies read before anything sets them
// prelude: none
struct C1 { char d[8]; template<class T> operator T&() { return *(T*)d; } template<class T> operator const T&() const { return *(const T*)d; } };
struct C2 { char d[8]; operator int() const; }; struct C3 { char d[8]; template<class T> operator T() const; };
void f(int);
void g() { C1 a; f(static_cast<int>(a)); C1 b; f(b); C1 c; int i = c; C2 d; f(static_cast<int>(d)); C2 e; f(e); C2 h; f((int)h); C2 k; f(int(k)); C3 l; f(static_cast<int>(l)); C3 m; f(m); C3 n; int j = n; C2 o; int p = o + 1; C1 q; int r = (int)q; }
struct arr { char a[8]; void fill(int); }; struct ctor { ctor(); int i; };
void f2() { arr p; auto l = [p]() mutable { p.fill(0); }; int q; auto l2 = [q] { return q; }; ctor c; auto l3 = [c] { return c.i; }; arr p2; arr p3 = p2; arr p4; arr p5(p4); int r; int s = r; auto l4 = [=] { return p.a[0]; }; arr p6; auto l5 = [x = p6] { return 1; }; int w; auto l6 = [x = w] { return x; }; }
