// flags: --il_display 
// prelude: none
// Arrays of objects, and objects that are copied or moved as bytes.
struct D { D(); int x; };
D d[3];
int f() { D d2[3]; static D d4[2]; return 1; }
struct U { unsigned x; U(unsigned a) : x(a) {} };
int c(U u);
U m(U &u) { U v = u; c(v); return u; }
U w{1};
