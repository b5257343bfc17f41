// shows: Which expressions make objects that are discarded
// prelude: none
struct [[nodiscard]] Q { [[nodiscard("c")]] Q(int); Q(char); Q(int, int); };
struct [[nodiscard]] A {}; A a; A fa(); struct N { [[nodiscard]] N(int); N(char); ~N(); }; N fn(); void tn(N);
struct [[nodiscard]] S { S(int); S(const S &); }; S fs(); [[nodiscard("r")]] S fs2();
struct [[nodiscard]] M { ~M(); }; M fm(); struct [[nodiscard]] T { T(int); T(T &&); }; T ft(); struct [[nodiscard]] X { X &operator=(const X &); }; X fx();
struct __attribute__((warn_unused_result)) Y { Y(int); Y(const Y &);}; Y fy();
union [[nodiscard]] Z { int i; Z(int); Z(const Z &); }; Z fz();
void g(int t, S s) {
 Q(1);
 Q('c');
 Q(1, 2);
 Q{1};
 t ? A() : a;
 t ? fa() : fa();
 t ? S(1) : 1;
 t ? N(1) : N('c');
 N(1), N(1);
 fn();
 tn(1);
 tn(N(1));
 fs2();
 fm(); M(); ft(); T(1); fx(); X(); fz(); Z(1);
 (void)t, N(1);
 int();
 float();
 (int *)0;
 int(t);
 A(a);
 A(fa());
 S(fs());
 S(s);
 (S &&)s;
 static_cast<S>(s);
 static_cast<const S>(1);
 static_cast<const S &>(1);
 S(1).~S();
 typedef int I; I(); typedef A AA; AA(); AA{};
 throw S(1);
}
S gg() { return S(1); }
int main() { S(1); if (S(1), 1) ; while (S(1), 0) ; switch (A(), 1) {} }
