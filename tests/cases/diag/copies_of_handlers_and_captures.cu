// Objects of handlers and captures are copied, and those of handlers destroyed ([except.handle], [expr.prim.lambda.capture]).
struct N { N(); N(const N&) = delete; ~N(); int x; };
struct Np { Np(); private: Np(const Np&); };
struct D { D(); D(const D&); ~D() = delete; };
struct P { P(); P(const P&); private: ~P(); };
struct Nc { Nc(); Nc(Nc&); };
void a1() { try { } catch (N n) { } }
void a2() { try { } catch (const N n) { } }
void a3() { try { } catch (N) { } }
void a4() { try { } catch (Np) { } }
void a5() { try { } catch (D d) { } }
void a6() { try { } catch (P d) { } }
void a7() { try { } catch (D &d) { } }
void a9() { try { } catch (Nc e) { } }
void b1() { try { } catch (const Nc e) { } }
template <class T> void b2() { try { } catch (N n) { } }
void b4() try { } catch (N n) { }
struct Fr { friend void b5(); private: Fr(const Fr&); ~Fr(); };
void b5() { try { } catch (Fr f) { } }
void b6() { try { } catch (P) { } catch (D) {} }
struct S { N n; int x; S(); void f() { auto a = [*this] { return x; }; } };
struct T { T(); T(const T&) = delete; int x; void f() { [*this] { return x; }; [*this] {}; [=, *this] { return x; }; } };
void c1() { N n; [n] {}; [n] { return n.x; }; [=] { return n.x; }; N arr[2]; [arr] {}; }
void c2() { int i; auto l = [&] { return i; }; int k = i; }
void c3() { int i; [&] { [&] { int j = i; }(); }(); }
