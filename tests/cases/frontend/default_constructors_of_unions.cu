// prelude: none
struct D { D(); D(int); };
union U2 { D d; int i = 3; };
union U3 { D d = 3; int i; };
struct C { union { D d = D(); int i; }; };
struct C2 { union { D d; int i = 3; }; };
union U5 { const int a; const int b; };
union U6 { const int a; int b; };
struct C3 { union { const int a; }; };
template<bool...> struct sh;
sh<__is_constructible(U2), __is_constructible(U3), __is_constructible(C), __is_constructible(C2), __is_constructible(U5), __is_constructible(U6), __is_constructible(C3)> q;
void f() { U2 a; U3 b; C c; C2 d; U5 e; U6 g; C3 h; }
