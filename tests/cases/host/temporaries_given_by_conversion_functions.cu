// shows: parentheses of temporaries and lists that conversion functions make objects of classes of
// prelude: none
struct A { A(int); }; struct E { E(int); E &operator=(const E &); E(const E &); };
struct One { operator A(); operator E(); int i; }; struct OneC { operator A() const; operator E() const; int j; }; struct Two { Two(int, int); operator A(); operator E(); }; struct TwoC { TwoC(int, int); operator A() const; operator E() const; }; struct NE { operator A() &&; };
struct D : One {}; struct Num { operator int(); }; struct NumC { operator int() const; }; struct Agg { int a, b; operator A(); };
One mo(); OneC mc(); extern One go; extern OneC gc; void h(A); void he(E); void hr(const A &); void hn(int); A operator+(A, A); E operator+(E, E); A operator-(A);
void f(A a, E e) {
  a = One{}; a = OneC{}; a = One(); a = OneC(); a = Two(1, 2); a = TwoC(1, 2); a = Two{1, 2}; a = TwoC{1, 2}; a = mo(); a = mc(); a = go; a = gc; a = One{3}; a = D{}; a = D(); a = NE(); a = NE{}; a = Agg{1, 2}; a = One(go); a = OneC(gc);
  e = One{}; e = OneC{}; e = One(); e = OneC(); e = Two(1, 2); e = TwoC(1, 2); e = Two{1, 2}; e = TwoC{1, 2}; e = mo(); e = mc(); e = go; e = gc;
  h(One{}); h(OneC{}); h(One()); h(OneC()); h(Two(1, 2)); h(TwoC(1, 2)); h(Two{1, 2}); h(mo()); h(mc()); h(go); h(gc); h(Agg{1, 2});
  he(One{}); he(OneC{}); he(One()); he(OneC()); he(Two(1, 2)); he(TwoC(1, 2)); he(mo()); he(mc()); hr(One{}); hr(OneC{}); hr(One()); hr(mo());
  a + One(); a + OneC(); a + One{}; a + OneC{}; e + One(); e + OneC(); a + mo(); a + go; a + gc;
  hn(Num()); hn(NumC()); hn(Num{}); hn(NumC{}); int i = Num(); int j = NumC(); int k = Num{}; i = Num(); i = NumC(); i = NumC{}; i + Num(); i + NumC(); i + Num{}; -Num(); -NumC(); if (Num()) ; if (NumC()) ; i = Num() + NumC();
  A b1 = One{}; A b2 = OneC{}; A b3(One{}); A b4(OneC{}); A b5{One{}}; A b6 = {One{}}; E e1 = One(); E e2(OneC()); const A &r1 = One(); const A &r2 = OneC{}; A b7(Two(1, 2)); A b8(TwoC(1, 2)); A b9(mo()); A c1(mc());
  static_cast<A>(One()); static_cast<A>(OneC()); (A)One(); (A)OneC();
}
void f9(A a, E e, int i) { a = One{i}; a = OneC{i}; h(One{i}); h(OneC{i}); a + One{i}; e = OneC{i}; i + Num{}; A b(One{i}); A c = OneC{i}; h(Agg{i, 2}); }
A r1() { return One(); } A r2() { return OneC(); } A r3() { return One{}; } A r4() { return OneC{}; } A r5() { return mo(); } A r6() { return gc; }
template<class T> void in_template(A a, E e, T t) {
  a = One{}; a = OneC{}; a = One(); a = OneC(); a = Two(1, 2); a = TwoC(1, 2); a = Two{1, 2}; a = mo(); a = mc(); a = go; a = gc;
  e = One{}; e = OneC{}; e = One(); e = OneC(); e = Two(1, 2); e = TwoC(1, 2); e = mo(); e = mc(); e = go;
  h(One{}); h(OneC{}); h(One()); h(OneC()); h(Two(1, 2)); h(TwoC(1, 2)); h(mo()); h(mc()); h(go); h(gc); 
  a + One(); a + OneC(); a + One{}; a + OneC{}; a + mo(); a + go; 
  hn(Num()); hn(NumC()); hn(Num{}); int i = Num(); int j = NumC(); i = Num(); i = NumC(); i + Num(); -NumC(); if (Num()) ;
  A b1 = One{}; A b2 = OneC{}; A b3(One{}); A b4(OneC{}); A b7(Two(1, 2)); A b9(mo()); 
}
template void in_template(A, E, int);
struct W { W(int); operator A() const; operator E() const; };
A l1(W w) { return {w}; }  A l2() { return {One{}}; }
void lists(A a, E e, W w, One o) { a = {w}; e = {w}; h({w}); hr({w}); A b = {w}; A c{w}; const A &r = {w}; const A &r2{w}; A d = {o}; A ar[2] = {w, {w}}; struct G { A a; } g = {{w}}, g2 = {w}; new A{w}; A{w}; a = A{w}; a = {One{}}; h({One{}}); A dd = {W(1)}; e = {One()}; a = {1}; a = {A(1)}; h({A(1)}); A d4 = {A(1)}; A d5 = {a}; h({a}); a = {a}; }
template<class T> void lists_in_template(A a, E e, W w, T x) { a = {w}; e = {w}; h({w}); A b = {w}; A c{w}; a = {x}; h({x}); A d = {x}; }
template void lists_in_template(A, E, W, W);
struct InMembers { A a = {W(1)}; A b{W(1)}; InMembers() : a({W(1)}) {} };
